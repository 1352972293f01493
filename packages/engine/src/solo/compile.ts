/** Content → what the Cardinalbot looks up. */
import { at, sum } from '../kernel/at.ts'
import type { FaceInfo, Rules } from '../rules/tables.ts'
import { ARCHITECT, CHARACTER, CONTRACT, KING, MERCHANT } from '../rules/words.ts'
import { NONE } from '../state.ts'
import type { Effect } from '../vocabulary/effects.ts'
import { HELPER_CLASSES } from '../vocabulary/solo.ts'
import type { HelperClass } from '../vocabulary/solo.ts'
import { outcomeOf } from './bonus-tiles.ts'
import { baseConditions, compileDecrees } from './decrees.ts'
import { botAnswers } from './questions.ts'
import type { BotSeams } from './seams.ts'
import { scriptNumber } from './scripts.ts'
import { soloSubjects } from './subjects.ts'
import type { SoloTables } from './tables.ts'
import type { TileClass } from './trace.ts'
import { baseWorths, NO_WORTH, worthOf } from './worth.ts'

export function compileSolo(rules: Rules, seams: BotSeams): SoloTables {
  const { content: solo } = seams
  const base = rules.content
  const worths = { ...baseWorths, ...seams.worths }
  const effectOf = ({ program }: FaceInfo): Effect | undefined =>
    program === NONE ? undefined : at(rules.programs, program).effect
  const worth = rules.faces.map((face) => {
    const effect = effectOf(face)
    return effect === undefined ? NO_WORTH : worthOf(effect, worths)
  })
  const marksOf = new Map<string, number>(
    [...base.bonus, ...base.contracts, ...seams.marks].map(({ id, marks }) => [id, marks.length]),
  )
  const tileClass = rules.faces.map((face): TileClass => {
    if (face.sort === 'crest' || face.sort === 'contract') return face.sort
    return helperClass(seams, effectOf(face))
  })
  const subjects = [...soloSubjects, ...seams.subjects]
  return {
    content: solo,
    ask: { ...botAnswers, ...seams.answers },
    decrees: compileDecrees(
      solo.decrees,
      { ...baseConditions, ...seams.conditions },
      seams.dieChoice,
    ),
    challenges: solo.challenges.map(({ does }) => does),
    tileClass,
    tileOutcome: rules.faces.map((face, number) => {
      const effect = face.sort === 'helper' ? effectOf(face) : undefined
      const special = effect === undefined ? undefined : seams.outcome(effect)
      return special ?? outcomeOf(at(tileClass, number))
    }),
    worth,
    characterValue: worth.map(
      ({ vp, goods, any, alike, beside, shown }) => vp + sum(goods) + any + alike + beside + shown,
    ),
    houseReward: rules.board.houseSpaces.map(({ program }) => {
      if (program === NONE) return { vp: 0, other: false }
      const { vp } = worthOf(at(rules.programs, program).effect, worths)
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
      ...seams.actionScripts,
    },
    subjects: rules.chances.map(({ name }) => subjects.find(({ request }) => request === name)),
  }
}

/** solo-bonus-1: what fits no other class is a miscellaneous helper. */
function helperClass(seams: BotSeams, effect: Effect | undefined): HelperClass {
  if (effect === undefined) return 'miscellaneous'
  const given = seams.gives(effect)
  if (given.do === 'all') return helperClass(seams, given.of[0])
  const { helperClasses } = seams.content
  return HELPER_CLASSES.find((name) => helperClasses[name].includes(given.do)) ?? 'miscellaneous'
}
