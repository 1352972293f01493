import type { RecordFault } from '@tiletum/engine'
import type { RecordWords } from '../en/records.ts'

const FAULTS: Readonly<Record<RecordFault, (word: string) => string>> = {
  'too-long': () => 'c’est plus long qu’une partie ne peut l’être',
  'no-record': () => 'ce n’est pas l’enregistrement d’une partie',
  'other-format': (word) => `ce Tiletum ne connaît pas le format « ${word} »`,
  'unknown-line': (word) => `« ${word} » n’est à aucun joueur et n’est pas entre crochets`,
  'bad-rules': (word) => `« ${word} » n’est pas une révision des règles`,
  'unknown-module': (word) => `« ${word} » n’est pas un choix de modules`,
  'bad-players': (word) => `ce ne sont pas des joueurs pour cette partie (« ${word} »)`,
  'bad-option': (word) => `« ${word} » n’est pas une option`,
  'bad-edition': () => 'l’édition est incompréhensible',
  'no-game': (word) => `une telle partie ne se joue pas (${word})`,
  'no-seat': (word) => `personne ne s’appelle « ${word} »`,
  'open-bracket': () => 'ce crochet n’est jamais fermé',
  notation: (word) => `« ${word} » n’est pas compris ici`,
  'wrong-seat': (word) => `« ${word} » : c’est à quelqu’un d’autre de décider`,
  refused: (word) => `« ${word} » est contraire aux règles`,
  'cannot-undo': (word) => `« ${word} » revient plus loin que permis`,
  'no-end': () => 'l’enregistrement est coupé : sa dernière ligne manque',
  'after-the-end': (word) => `« ${word} » vient après la fin`,
  'other-state': (word) => `la partie ne mène pas à l’état « ${word} »`,
}

export const records = {
  fault: ({ fault, word, line, column, place, refusal, otherRules }) => {
    const where =
      line !== undefined
        ? `Ligne ${line}, colonne ${column ?? 1} : `
        : typeof place === 'number'
          ? `Entrée ${place + 1} : `
          : ''
    const clause = refusal === undefined ? '' : ` (${refusal.clause})`
    const rules =
      otherRules === undefined
        ? ''
        : ` Elle a été jouée selon la révision ${otherRules} des règles.`
    return `${where}${FAULTS[fault](word)}${clause}.${rules}`
  },
} satisfies RecordWords
