import type { PlansWords } from '../en/plans.ts'
import { plural } from '../plural.ts'

const count = plural('fr')

export const plans = {
  title: 'Plans',
  about: 'Préparez votre prochain tour pendant que les autres jouent. Vous seul voyez vos plans.',
  aboutOwn: 'Enregistrez ce que vous avez composé comme plan, essayez autre chose, puis comparez.',
  notYet:
    'Vous avez joué votre dernier tour de la manche. Vous pourrez préparer le suivant quand les nouveaux dés seront lancés.',
  over: 'La partie est terminée.',
  name: (letter) => `Plan ${letter}`,
  make: (letter) => `Préparer le plan ${letter}`,
  save: (letter) => `Enregistrer comme plan ${letter}`,
  full: 'Vous avez trois plans. Supprimez-en un pour en préparer un autre.',
  change: 'Modifier',
  use: 'Charger ce plan',
  useTip: 'Rien n’est encore envoyé',
  remove: 'Supprimer',
  of: (what, letter) => `${what} : plan ${letter}`,
  leave: 'Retour à la partie',
  sandbox: 'Comme si votre tour commençait maintenant. Rien n’est envoyé.',
  stops: 'Le plan s’arrête ici : la suite n’est pas encore connue.',
  is: { intact: 'Intact', changed: 'Changé', broken: 'Impossible', played: 'Joué' },
  changed: (vp, was, unused, wasUnused) =>
    vp !== was
      ? `Il rapporte maintenant ${vp} PV au lieu de ${was}.`
      : unused !== wasUnused
        ? `Il laisse maintenant ${unused} PA inutilisés au lieu de ${wasUnused}.`
        : 'Il vous laisse maintenant d’autres ressources.',
  broken: (step, move) => `L’étape ${step} n’est plus possible : ${move}.`,
  otherwise: 'Vous avez joué autre chose.',
  steps: 'Étapes',
  compared: 'Comparaison des plans',
  rows: {
    status: 'Plan',
    vp: 'PV',
    goods: 'Ressources',
    unused: 'PA inutilisés',
    fair: 'Foire',
  },
  gained: (vp) => `${vp} PV marqués`,
  unused: (number) => `${number} PA ${count(number, { one: 'inutilisé', other: 'inutilisés' })}`,
  present: (vp) => `La foire rapportera ${vp} PV en l’état`,
  absent: (vp) => `Vous ne serez pas à la foire, qui vaut ${vp} PV`,
  noFair: 'Aucune foire',
  now: {
    intact: (letter) => `Le plan ${letter} est de nouveau intact.`,
    changed: (letter) => `Le plan ${letter} a changé.`,
    broken: (letter) => `Le plan ${letter} n’est plus possible.`,
  },
  used: (letter, steps) =>
    `Le plan ${letter} est chargé : ${steps} ${count(steps, { one: 'étape', other: 'étapes' })}. Rien n’est encore envoyé.`,
  opened: (letter) =>
    `Vous préparez le plan ${letter}, comme si votre tour commençait maintenant. Rien n’est envoyé. « plan fermer » revient à la partie.`,
  left: (letter) => `Le plan ${letter} est enregistré. Vous êtes de retour dans la partie.`,
  saved: (letter) => `Enregistré comme plan ${letter}.`,
  removed: (letter) => `Le plan ${letter} est supprimé.`,
  none: 'Vous n’avez aucun plan.',
  unknown: (letter) => `Il n’y a pas de plan ${letter}.`,
  nothing: 'Rien à enregistrer : composez d’abord quelques coups.',
  notNow: 'Vous ne pouvez pas préparer de plan maintenant.',
  usage: 'Tapez « plan a », « plan garder a », « plan supprimer a » ou « plan fermer ».',
  words: {
    save: ['garder', 'enregistrer'],
    remove: ['supprimer', 'effacer'],
    leave: ['fermer', 'quitter'],
  },
} satisfies PlansWords
