import type { SeatWords } from '../en/cli-seat.ts'

export const seat = {
  command: 'asseoir un joueur informatique de cette machine à une table d’un serveur',
  url: 'l’adresse de la place avec son jeton : celle du serveur, puis # et le jeton',
  bot: 'qui joue',
  iterations: 'combien il réfléchit à chaque décision, au lieu de ce que veut son niveau',
  seed: 'la même graine joue de même',
  noSeat:
    'Ce n’est pas l’adresse d’une place. Elle finit par # et le jeton créé par qui tient la place.',
  lost: 'La connexion est perdue ; nouvel essai.',
  refused:
    'Le serveur ne connaît pas ce jeton. Il a peut-être été remplacé, ou la table n’existe plus.',
  otherContent: 'Cette table joue avec une autre édition, que ce programme n’a pas.',
  noAnswer: (host) =>
    `Aucun serveur Tiletum ne répond à ${host}. Vérifiez l’adresse, et que le serveur tourne.`,
  sentAway: (why) => `Le serveur y a mis fin (${why}).`,
  over: (place, points) => `La partie est finie : place ${place} avec ${points} PV.`,
} satisfies SeatWords
