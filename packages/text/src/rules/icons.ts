/** The meanings of the icons on tiles, boards and buttons: terms of the glossary, or words of their own. */
import { GLOSSARY } from './glossary.ts'
import { termsOf } from './term.ts'
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

const OWN = termsOf(({ icons }) => icons, {
  gold: 'task-1',
  food: 'task-4',
  wool: 'task-2',
  stone: 'task-6',
  iron: 'task-2',
  any: 'help-6',
  identical: 'task-2',
  architect: 'arch-1',
  merchant: 'merch-1',
  character: 'char-1',
  contract: 'contr-1',
  king: 'kingact-1',
  joker: 'joker-1',
  prospector: 'ag-pros-1',
  'any-action': 'help-1',
  'merchant-piece': 'merch-1',
  'architect-piece': 'arch-1',
  'prospector-piece': 'ag-pros-1',
  step: 'bonus-4',
  travel: 'task-5',
  climb: 'kingact-1',
  strengthen: 'help-3',
  recolour: 'help-4',
  'upper-character': 'fair-1',
  household: 'fair-1',
})

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
