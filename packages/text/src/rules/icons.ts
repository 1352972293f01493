/** What the icons on tiles, boards and buttons mean: words of the glossary, or words of their own. */
import { GLOSSARY } from './glossary.ts'
import { term } from './term.ts'
import type { Term } from './term.ts'

export interface IconMeaning {
  /** The name of the drawing. */
  readonly icon: string
  readonly term: Term
}

/** Drawings of things that the glossary explains. */
const OF_TERMS: Readonly<Record<string, string>> = {
  laurel: 'victory-point',
  pip: 'action-point',
  die: 'die',
  wheel: 'action-wheel',
  house: 'house',
  pillar: 'pillar',
  cathedral: 'cathedral',
  crest: 'crest',
  storehouse: 'storehouse',
  fair: 'fair',
  corruption: 'corruption',
  hat: 'cardinalbot',
  decree: 'decree',
  silver: 'silver',
  mine: 'mine',
  technology: 'technology',
  tunnel: 'underground',
}

const OWN: readonly Term[] = [
  term(
    'gold',
    ['gold', 'or'],
    [
      'A resource (yellow die). 2 gold buy 1 of another resource.',
      'Une ressource (dé jaune). 2 Or achètent 1 autre ressource.',
    ],
    'task-1',
  ),
  term(
    'food',
    ['food', 'nourriture'],
    [
      'A resource (pink die), paid for placing crests.',
      'Une ressource (dé rose), pour placer des blasons.',
    ],
    'task-4',
  ),
  term(
    'wool',
    ['wool', 'laine'],
    [
      'A resource (light grey die), asked by contracts.',
      'Une ressource (dé gris clair), demandée par des contrats.',
    ],
    'task-2',
  ),
  term(
    'stone',
    ['stone', 'pierre'],
    [
      'A resource (dark grey die), contributed to cathedrals.',
      'Une ressource (dé gris foncé), pour contribuer aux cathédrales.',
    ],
    'task-6',
  ),
  term(
    'iron',
    ['iron', 'fer'],
    [
      'A resource (blue die), asked by contracts.',
      'Une ressource (dé bleu), demandée par des contrats.',
    ],
    'task-2',
  ),
  term(
    'any',
    ['any resource', 'ressource au choix'],
    ['A resource of your choice.', 'Une ressource de votre choix.'],
    'help-6',
  ),
  term(
    'identical',
    ['identical resources', 'ressources identiques'],
    [
      'As many units of one resource as shown; you choose which.',
      'Autant d’unités d’une même ressource, que vous choisissez.',
    ],
    'task-2',
  ),
  term(
    'architect',
    ['architect', 'Architecte'],
    [
      'The architect action, or a character of that kind.',
      'L’action Architecte, ou un personnage de ce type.',
    ],
    'arch-1',
  ),
  term(
    'merchant',
    ['merchant', 'Marchand'],
    [
      'The merchant action, or a character of that kind.',
      'L’action Marchand, ou un personnage de ce type.',
    ],
    'merch-1',
  ),
  term(
    'character',
    ['character', 'Personnage'],
    [
      'The character action, or a character of that kind.',
      'L’action Personnage, ou un personnage de ce type.',
    ],
    'char-1',
  ),
  term(
    'contract',
    ['contract', 'Contrat'],
    [
      'The contract action, a contract, or a character of that kind.',
      'L’action Contrat, un contrat, ou un personnage de ce type.',
    ],
    'contr-1',
  ),
  term(
    'king',
    ['king', 'Roi'],
    ['The king action, or a character of that kind.', 'L’action Roi, ou un personnage de ce type.'],
    'kingact-1',
  ),
  term(
    'joker',
    ['joker', 'Joker'],
    [
      'The joker action: any other action of your choice.',
      'L’action Joker : une autre action de votre choix.',
    ],
    'joker-1',
  ),
  term(
    'prospector',
    ['prospector', 'Prospecteur'],
    [
      'The prospector action, or a character of that kind.',
      'L’action Prospecteur, ou un personnage de ce type.',
    ],
    'ag-pros-1',
  ),
  term(
    'any-action',
    ['any action', 'action au choix'],
    [
      'An action of your choice, with the AP shown.',
      'Une action de votre choix, avec les PA indiqués.',
    ],
    'help-1',
  ),
  term(
    'merchant-piece',
    ['merchant (piece)', 'marchand (pion)'],
    ['Your merchant on the map.', 'Votre marchand sur la carte.'],
    'merch-1',
  ),
  term(
    'architect-piece',
    ['architect (piece)', 'architecte (pion)'],
    ['Your architect on the map.', 'Votre architecte sur la carte.'],
    'arch-1',
  ),
  term(
    'prospector-piece',
    ['prospector (piece)', 'prospecteur (pion)'],
    ['A prospector on an underground map.', 'Un prospecteur sur un plan souterrain.'],
    'ag-pros-1',
  ),
  term(
    'step',
    ['step', 'pas'],
    [
      'Move the piece shown to an adjacent space, at no cost.',
      'Déplacez le pion indiqué sur une case adjacente, sans coût.',
    ],
    'bonus-4',
  ),
  term(
    'travel',
    ['travel', 'voyage'],
    [
      'Move the piece shown to any space on the map.',
      'Déplacez le pion indiqué sur n’importe quelle case de la carte.',
    ],
    'task-5',
  ),
  term(
    'climb',
    ['up the king track', 'avancer sur la piste du Roi'],
    [
      'Your king marker moves up by the number shown.',
      'Votre marqueur Roi avance du nombre indiqué.',
    ],
    'kingact-1',
  ),
  term(
    'strengthen',
    ['more action points', 'PA en plus'],
    ['More AP for your die’s action.', 'Des PA de plus pour l’action de votre dé.'],
    'help-3',
  ),
  term(
    'recolour',
    ['recolour your die', 'ressource du dé au choix'],
    [
      'The die you choose gives the resource you name.',
      'Le dé choisi donne la ressource que vous nommez.',
    ],
    'help-4',
  ),
  term(
    'upper-character',
    ['character on floor 2 or 3', 'personnage à l’étage 2 ou 3'],
    ['Counted by a fair.', 'Compté par une foire.'],
    'fair-1',
  ),
  term(
    'household',
    ['building filled with characters', 'bâtiment rempli de personnages'],
    [
      'Counted by a fair; a crest isn’t needed.',
      'Compté par une foire ; le blason n’est pas nécessaire.',
    ],
    'fair-1',
  ),
]

export const ICON_MEANINGS: readonly IconMeaning[] = [
  ...OWN.map((own) => ({ icon: own.id, term: own })),
  ...GLOSSARY.flatMap((known) =>
    Object.entries(OF_TERMS).flatMap(([icon, id]) =>
      id === known.id ? [{ icon, term: known }] : [],
    ),
  ),
]

/** Arms of the crests are all explained as one. */
const CRESTS: ReadonlySet<string> = new Set([
  'lily',
  'lion',
  'eagle',
  'chalice',
  'tower',
  'sun',
  'hammer',
  'seal',
])

/** The drawing under which an icon is explained; undefined for mere buttons. */
export function explained(icon: string): string | undefined {
  const name = CRESTS.has(icon) ? 'crest' : icon
  return ICON_MEANINGS.some((one) => one.icon === name) ? name : undefined
}
