/** Computes the lookup tables of the Cardinalbot from content. */
import { at, sum } from '../kernel/checked-index.ts'
import type { FaceInfo, Rules } from '../rules/tables.ts'
import { ARCHITECT, CHARACTER, CONTRACT, KING, MERCHANT } from '../rules/indices.ts'
import { NONE } from '../state.ts'
import type { Effect } from '../vocabulary/effects.ts'
import { HELPER_CLASSES } from '../vocabulary/solo.ts'
import type { HelperClass } from '../vocabulary/solo.ts'
import { outcomeOf } from './bonus-tiles.ts'
import { baseConditions, compileDecrees } from './decrees.ts'
import { botHooks } from './bot-hooks.ts'
import type { BotExtensions } from './bot-extensions.ts'
import { scriptNumber } from './scripts.ts'
import { soloTies } from './tie-candidates.ts'
import type { SoloTables } from './tables.ts'
import type { TileClass } from './trace.ts'
import { baseEffectValues, NO_VALUE, effectValueOf } from './effect-value.ts'

export function compileSolo(rules: Rules, extensions: BotExtensions): SoloTables {
  const { content: solo } = extensions
  const base = rules.content
  const effectValues = { ...baseEffectValues, ...extensions.effectValues }
  const effectOf = ({ program }: FaceInfo): Effect | undefined =>
    program === NONE ? undefined : at(rules.programs, program).effect
  const worth = rules.faces.map((face) => {
    const effect = effectOf(face)
    return effect === undefined ? NO_VALUE : effectValueOf(effect, effectValues)
  })
  const marksOf = new Map<string, number>(
    [...base.bonus, ...base.contracts, ...extensions.marks].map(({ id, marks }) => [
      id,
      marks.length,
    ]),
  )
  const tileClass = rules.faces.map((face): TileClass => {
    if (face.sort === 'crest' || face.sort === 'contract') return face.sort
    return helperClass(extensions, effectOf(face))
  })
  const ties = [...soloTies, ...extensions.ties]
  return {
    content: solo,
    hooks: { ...botHooks, ...extensions.hooks },
    decrees: compileDecrees(
      solo.decrees,
      { ...baseConditions, ...extensions.conditions },
      extensions.dieChoice,
    ),
    challenges: solo.challenges.map(({ does }) => does),
    tileClass,
    tileOutcome: rules.faces.map((face, number) => {
      const effect = face.sort === 'helper' ? effectOf(face) : undefined
      const special = effect === undefined ? undefined : extensions.outcome(effect)
      return special ?? outcomeOf(at(tileClass, number))
    }),
    worth,
    characterValue: worth.map(
      ({ vp, goods, any, alike, beside, shown }) => vp + sum(goods) + any + alike + beside + shown,
    ),
    houseReward: rules.board.houseSpaces.map(({ program }) => {
      if (program === NONE) return { vp: 0, other: false }
      const { vp } = effectValueOf(at(rules.programs, program).effect, effectValues)
      return { vp, other: vp === 0 }
    }),
    startCost: base.costs.findIndex((cost) => 'botStart' in cost && cost.botStart),
    boxCrests: rules.faces.flatMap(({ id, sort, copies }, face) =>
      sort === 'crest' ? Array.from({ length: (marksOf.get(id) ?? 0) - copies }, () => face) : [],
    ),
    actionScripts: {
      [ARCHITECT]: scriptNumber('bot architect'),
      [MERCHANT]: scriptNumber('bot merchant'),
      [CHARACTER]: scriptNumber('bot character'),
      [CONTRACT]: scriptNumber('bot contract'),
      [KING]: scriptNumber('bot king'),
      ...extensions.actionScripts,
    },
    ties: rules.chances.map(({ name }) => ties.find(({ request }) => request === name)),
  }
}

/** solo-bonus-1: The class of a helper tile; a helper that fits no other class is miscellaneous. */
function helperClass(extensions: BotExtensions, effect: Effect | undefined): HelperClass {
  if (effect === undefined) return 'miscellaneous'
  const given = extensions.gives(effect)
  if (given.do === 'all') return helperClass(extensions, given.of[0])
  const { helperClasses } = extensions.content
  return HELPER_CLASSES.find((name) => helperClasses[name].includes(given.do)) ?? 'miscellaneous'
}
