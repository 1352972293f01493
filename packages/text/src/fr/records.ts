import type { ConfigError, RecordFault } from '@tiletum/engine'
import type { RecordWords } from '../en/records.ts'

const FAULTS: Readonly<Record<RecordFault, (word: string) => string>> = {
  'too-long': () => 'trop long pour être une partie',
  'no-record': () => 'ce n’est pas l’enregistrement d’une partie',
  'other-format': (word) => `ce Tiletum ne connaît pas le format « ${word} »`,
  'unknown-line': (word) => `« ${word} » n’est à aucun joueur et n’est pas entre crochets`,
  missing: (word) => `« ${word} » manque en tête de l’enregistrement`,
  doubled: (word) => `« ${word} » figure une deuxième fois dans l’en-tête`,
  'bad-rules': (word) => `« ${word} » n’est pas une révision des règles`,
  'unknown-module': (word) => `« ${word} » n’est pas un choix de modules`,
  'bad-players': (word) => `ce ne sont pas des joueurs pour cette partie (« ${word} »)`,
  'bad-option': (word) => `« ${word} » n’est pas une option`,
  'bad-edition': () => 'l’édition est incompréhensible',
  'bad-chance': (word) => `on ne comprend pas d’où vient son hasard (« ${word} »)`,
  'no-game': (word) => `partie impossible (${word})`,
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

const CONFIG_ERRORS: Readonly<Record<ConfigError['about'], (word: string) => string>> = {
  modules: (word) => `le jeu de base manque parmi les modules (« ${word} »)`,
  players: (word) =>
    `on joue à deux, trois ou quatre, ou seul contre le Cardinalbot, pas à ${word}`,
  first: (word) => `il n’y a pas de place ${word} pour commencer`,
  difficulty: (word) => `« ${word} » n’est pas une difficulté`,
  challenges: (word) => `« ${word} » n’est pas un défi de cette partie, ou est choisi deux fois`,
  'difficulty-and-challenges': () =>
    'les défis sont distribués selon la difficulté ou bien choisis, pas les deux',
  sides: (word) =>
    `« ${word} » n’est pas une face, A ou B, pour chacun des trois plans souterrains`,
  technologies: (word) => `« ${word} » : ce ne sont pas trois technologies différentes`,
  overlay: (word) => `« ${word} » n’est pas une face de la tuile Décompte`,
  'start-cost': (word) =>
    `${word} tuiles Coût indiquent le départ de l’architecte du Cardinalbot ; il en faut une seule`,
}

export const records = {
  configError: ({ about, word }) => CONFIG_ERRORS[about](word),
  fault: (error) => {
    const { fault, word, line, column, place, refusal, otherRules, configError } = error
    const where =
      line !== undefined
        ? `Ligne ${line}, colonne ${column ?? 1} : `
        : typeof place === 'number'
          ? `Entrée ${place + 1} : `
          : place === undefined || place === ''
            ? ''
            : `« ${place} » : `
    const clause = refusal === undefined ? '' : ` (${refusal.clause})`
    const rules =
      otherRules === undefined
        ? ''
        : ` Elle a été jouée selon la révision ${otherRules} des règles.`
    const what = configError === undefined ? word : CONFIG_ERRORS[configError.about](word)
    return `${where}${FAULTS[fault](what)}${clause}.${rules}`
  },
} satisfies RecordWords
