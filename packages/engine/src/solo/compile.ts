/** Content → what the Cardinalbot looks up. */
import { at, sum } from '../kernel/at.ts'
import type { FaceInfo, Rules } from '../rules/tables.ts'
import { ARCHITECT, CHARACTER, CONTRACT, KING, MERCHANT } from '../rules/words.ts'
import { NONE } from '../state.ts'
import type { Content } from '../vocabulary/content.ts'
import type { Effect } from '../vocabulary/effects.ts'
import { HELPER_CLASSES } from '../vocabulary/solo.ts'
import type { HelperClass, SoloContent } from '../vocabulary/solo.ts'
import { baseConditions, compileDecrees } from './decrees.ts'
import { scriptNumber } from './scripts.ts'
import type { SoloTables } from './tables.ts'
import { worthOf } from './worth.ts'
import type { Worth } from './worth.ts'

const NO_WORTH: Worth = { vp: 0, goods: [], any: 0, shown: 0 }

export function compileSolo(rules: Rules, content: Content): SoloTables {
  const { solo, base } = content
  const effectOf = ({ program }: FaceInfo): Effect | undefined =>
    program === NONE ? undefined : at(rules.programs, program).effect
  const worth = rules.faces.map((face) => {
    const effect = effectOf(face)
    return effect === undefined ? NO_WORTH : worthOf(effect)
  })
  const marksOf = new Map<string, number>(
    [...base.bonus, ...base.contracts].map(({ id, marks }) => [id, marks.length]),
  )
  return {
    content: solo,
    decrees: compileDecrees(solo.decrees, baseConditions),
    challenges: solo.challenges.map(({ does }) => does),
    tileClass: rules.faces.map((face) => {
      if (face.sort === 'crest' || face.sort === 'contract') return face.sort
      return helperClass(solo, effectOf(face))
    }),
    worth,
    characterValue: worth.map(({ vp, goods, any, shown }) => vp + sum(goods) + any + shown),
    houseReward: rules.board.houseSpaces.map(({ program }) => {
      if (program === NONE) return { vp: 0, other: false }
      const { vp } = worthOf(at(rules.programs, program).effect)
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
    },
  }
}

/** solo-bonus-1: what fits no other class is a miscellaneous helper. */
function helperClass(solo: SoloContent, effect: Effect | undefined): HelperClass {
  if (effect === undefined) return 'miscellaneous'
  if (effect.do === 'all') return helperClass(solo, effect.of[0])
  return (
    HELPER_CLASSES.find((name) => solo.helperClasses[name].includes(effect.do)) ?? 'miscellaneous'
  )
}
