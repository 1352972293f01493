import type { HintWords } from '../en/hint.ts'
import { plural } from '../plural.ts'

const count = plural('fr')
const points = (number: number) => `${number} ${count(number, { one: 'point', other: 'points' })}`

export const hint = {
  title: 'Que regarderait le maître ?',
  about:
    'Une estimation : le maître essaie des suites de coups pour ce tour et estime comment la partie finirait s’il la jouait, moins l’excès d’espoir que ses propres parties ont montré dans de telles estimations. Ce qui sera révélé ensuite peut tout changer.',
  thinking: 'Le maître réfléchit',
  tried: (number, of) => `${number} suites essayées sur ${of}`,
  enough: 'Ça suffit',
  lines: 'Meilleures suites',
  steps: 'Étapes',
  ahead: (number) => `environ ${points(number)} d’avance à la fin`,
  behind: (number) => `environ ${points(number)} de retard à la fin`,
  level: 'à peu près à égalité à la fin',
  giveOrTake: (said, spread) => `${said}, à ${spread} près`,
  visits: (number) => `essayée ${number} fois`,
  first: 'Jouer la première étape',
  undoable: 'Elle peut être annulée',
  reveals: 'La première étape révèle quelque chose de caché  : à vous d’en décider.',
  only: 'Il n’y a qu’une chose à faire.',
  failed: 'Le navigateur n’a pas lancé le maître. Rien n’est perdu.',
  retry: 'Réessayer',
  close: 'Fermer',
} satisfies HintWords
