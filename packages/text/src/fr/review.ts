import type { ReviewVerdict, ReviewWords } from '../en/review.ts'
import { reasons } from './hint-reasons.ts'

export const verdicts: Readonly<Record<ReviewVerdict, string>> = {
  best: 'le meilleur',
  fine: 'bon',
  inaccuracy: 'imprécision',
  mistake: 'erreur',
  'turning-point': 'tournant',
}

export const review = {
  command:
    'juger les tours d’une partie enregistrée : ce qui était à attendre, ce qui était mieux, et pourquoi',
  seats: 'numéros des places, séparés par des virgules (par défaut : toutes)',
  depth: 'la réflexion consacrée à chaque tour',
  noSeat: (seat) => `Cette partie n’a pas de place ${seat} dont les tours puissent être jugés.`,
  nothing: 'Aucun tour pour le moment.',
  realTable:
    'Les parties d’une vraie table ne sont pas jugées : des corrections peuvent séparer les coups.',
  progress: (done, of, left) =>
    left === '' ? `${done} tours jugés sur ${of}` : `${done} tours jugés sur ${of}, encore ${left}`,
  title: (name) => `Tours joués par ${name}`,
  verdicts,
  turn: (round, turn, verdict) => `Manche ${round}, tour ${turn} : ${verdict}`,
  expected: (before, after, spread) =>
    `Écart attendu à la fin : ${before} PV avec le meilleur jeu, ${after} PV après ce qui a été joué, à ${spread} près.`,
  lost: (points, error) => `Perdus : ${points} PV, à ${error} près.`,
  luck: (points) => `Dés, tirages et adversaires depuis le tour précédent : ${points} PV.`,
  better: 'Mieux :',
  why: (reasons) => `Pourquoi, en PV : ${reasons}.`,
  reasons,
  summary: (lost, luck) =>
    `En tout : les décisions ont coûté ${lost} PV ; dés, tirages et adversaires ont apporté ${luck} PV.`,
  counts: (counts) => counts.map(([verdict, number]) => `${verdict} ${number}`).join(', '),
} satisfies ReviewWords
