import type { HintWords } from '../en/hint.ts'
import { plural } from '../plural.ts'
import { reasons } from './hint-reasons.ts'

const count = plural('fr')
const points = (number: number) => `${number} ${count(number, { one: 'PV', other: 'PV' })}`

export const hint = {
  title: 'Que jouerait le maître ?',
  about:
    'Une estimation : le maître essaie des suites de coups pour ce tour et prévoit l’écart final s’il jouait jusqu’au bout, corrigé de l’optimisme constaté dans ses propres parties. Ce qui sera révélé ensuite peut tout changer.',
  thinking: 'Le maître réfléchit',
  tried: (number, of) => `${number} suites essayées sur ${of}`,
  enough: 'Arrêter',
  lines: 'Meilleures suites',
  steps: 'Étapes',
  ahead: (number) => `environ ${points(number)} d’avance à la fin`,
  behind: (number) => `environ ${points(number)} de retard à la fin`,
  level: 'à peu près à égalité à la fin',
  giveOrTake: (said, spread) => `${said}, à ${spread} près`,
  visits: (number) => `essayée ${number} fois`,
  why: (said) => `La première suite plutôt que la deuxième, en points : ${said}.`,
  reasons,
  first: 'Jouer la première étape',
  undoable: 'Annulable',
  reveals: 'La première étape révèle un élément caché : à vous d’en décider.',
  only: 'Un seul coup est possible.',
  failed: 'Le navigateur n’a pas pu lancer le calcul. Votre partie est intacte.',
  retry: 'Réessayer',
  close: 'Fermer',
} satisfies HintWords
