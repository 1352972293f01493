import type { SimulateWords } from '../en/simulate.ts'
import { plural } from '../plural.ts'

const count = plural('fr')

export const simulate = {
  command: 'faire jouer des parties entières entre joueurs virtuels',
  games: 'le nombre de parties',
  players: 'nombre de joueurs (par défaut 4 ; 1 contre le Cardinalbot)',
  modules: 'les modules, séparés par des virgules',
  bots: 'les joueurs, séparés par des virgules ; répétés jusqu’à remplir toutes les places',
  difficulty: 'contre le Cardinalbot : le nombre de défis qu’il reçoit',
  seed: 'un mot ou un nombre ; à la même graine, les mêmes parties',
  workers: 'le nombre de parties en même temps ; cela ne change que la vitesse',
  edition: 'jouer avec le matériel de ce fichier d’édition',
  json: 'répondre en JSON',
  unknownModule: (name, known) => `Le module « ${name} » n’existe pas ; modules connus : ${known}.`,
  unknownBot: (name, known) =>
    `Le joueur virtuel « ${name} » n’existe pas ; joueurs connus : ${known}.`,
  tooManyBots: (bots, seats) => `Il y a ${bots} joueurs virtuels pour ${seats} places.`,
  cannotPlay: (modules, players) => `Les modules ${modules} ne se jouent pas à ${players}.`,
  noGame: (why) => `Une telle partie ne se joue pas : ${why}.`,
  title: (games, seed) =>
    `${games} ${count(games, { one: 'partie', other: 'parties' })}, graine ${seed}`,
  columns: {
    who: 'joueur',
    games: 'parties',
    mean: 'moyenne',
    spread: 'écart type',
    lowest: 'minimum',
    highest: 'maximum',
    wins: 'victoires',
    between: 'entre (95 %)',
  },
  interval: (low, high) => `${low} et ${high}`,
  cardinalbot: 'Cardinalbot',
  difficultyAlone: '--difficulty demande le module solo.',
  seat: (number) => `place ${number}`,
  decisions: (number) => `Décisions par partie : ${number}`,
  speed: (perSecond, decisions) =>
    `Vitesse : ${perSecond} parties par seconde, ${decisions} décisions par seconde`,
} satisfies SimulateWords
