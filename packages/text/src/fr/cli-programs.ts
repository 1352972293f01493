import type { ProgramWords, EngineWords } from '../en/cli-programs.ts'

export const engine = {
  command:
    'répondre à des lignes de JSON : parties, coups, chances et prévisions pour d’autres programmes',
  games: 'nombre de parties gardées en mémoire au plus',
  memory: 'mémoire qu’elles peuvent prendre, en mégaoctets',
} satisfies EngineWords

export const bots = {
  command: 'essayer un programme qui joue',
  check: 'vérifier, par des parties entières, qu’un programme respecte les règles de tout joueur',
  program: 'la commande qui lance le programme',
  time: 'millisecondes par décision',
  good: 'bon',
  bad: 'ÉCHEC',
  figures: (decisions, slowest, points) =>
    `${decisions} décisions, la plus lente en ${slowest} ms, ${points} PV`,
  checks: {
    'two-players': 'une partie à deux',
    'four-players': 'une partie à quatre',
    silver: 'avec l’extension de l’argent',
    solo: 'contre le Cardinalbot',
    reproducible: 'même graine, même partie',
    'survives-refusal': 'continue après un refus',
  },
  allGood: 'Ce programme respecte le contrat.',
  notGood: 'Ce programme ne respecte pas le contrat ; docs/bots.md dit comment répondre.',
} satisfies ProgramWords
