/** comp-3 and the expansion's component list: how many of each the boxes hold. */
import type { Content, ComponentFamily, ModuleId, PlayerMark } from '@tiletum/engine'
import { components } from '../../catalogue/index.ts'
import type { JsonPath, Problem } from '../problem.ts'

interface Count {
  readonly family: ComponentFamily
  readonly module: ModuleId
  readonly expected: number
  readonly place: JsonPath
}

const COUNTS: readonly Count[] = [
  { family: 'fair-town', module: 'base', expected: 8, place: ['fairTowns'] },
  { family: 'fair', module: 'base', expected: 11, place: ['tiles'] },
  { family: 'cathedral', module: 'base', expected: 25, place: ['map', 'towns'] },
  { family: 'cost', module: 'base', expected: 9, place: ['tiles'] },
  { family: 'corruption', module: 'base', expected: 6, place: ['corruption'] },
  { family: 'bonus', module: 'base', expected: 54, place: ['tiles'] },
  { family: 'contract', module: 'base', expected: 26, place: ['tiles'] },
  { family: 'character', module: 'base', expected: 45, place: ['tiles'] },
  { family: 'decree', module: 'solo', expected: 13, place: ['decrees'] },
  { family: 'challenge', module: 'solo', expected: 8, place: ['challenges'] },
  { family: 'fair', module: 'silver', expected: 3, place: ['tiles'] },
  { family: 'cathedral', module: 'silver', expected: 14, place: ['silver', 'underground'] },
  { family: 'bonus', module: 'silver', expected: 14, place: ['tiles'] },
  { family: 'underground-bonus', module: 'silver', expected: 27, place: ['tiles'] },
  { family: 'character', module: 'silver', expected: 9, place: ['tiles'] },
  { family: 'contract', module: 'silver', expected: 4, place: ['tiles'] },
  { family: 'technology', module: 'silver', expected: 9, place: ['silver', 'technologies'] },
  { family: 'surprise', module: 'silver', expected: 12, place: ['silver', 'surprises'] },
  { family: 'decree', module: 'silver', expected: 11, place: ['decrees'] },
  { family: 'challenge', module: 'silver', expected: 4, place: ['challenges'] },
]

export function countProblems(content: Content): readonly Problem[] {
  const all = components(content)
  return COUNTS.flatMap(({ family, module, expected, place }) => {
    const actual = all
      .filter((component) => component.family === family && component.module === module)
      .reduce((sum, { copies }) => sum + copies, 0)
    return actual === expected
      ? []
      : [{ place, problem: 'count', family, module, expected, actual }]
  })
}

type Marked = { readonly mark: PlayerMark }

/** The tiles that go out at the set-up must be there at every player count. */
export function supplyProblems({ base, silver }: Content): readonly Problem[] {
  return ([2, 3, 4] as const).flatMap((players) => {
    const used = (spaces: readonly Marked[]) => spaces.filter(({ mark }) => mark <= players).length
    const tiles = (faces: readonly { readonly marks: readonly PlayerMark[] }[]) =>
      faces.flatMap(({ marks }) => marks).filter((mark) => mark <= players).length
    const onMap = base.map.towns.reduce((sum, { bonusTiles }) => sum + used(bonusTiles), 0)
    const below = ([1, 2, 3] as const).reduce((sum, map) => {
      const sides = silver.sides.filter((side) => side.map === map)
      const each = sides.map(({ spaces }) =>
        spaces.reduce(
          (all, space) => all + (space.kind === 'town' ? used(space.bonusTiles) : 0),
          0,
        ),
      )
      return sum + Math.max(...each)
    }, 0)
    const wheelAndKing = base.wheel.clockwise.length + 1
    return [
      { place: ['map', 'towns'], needed: onMap + wheelAndKing, available: tiles(base.bonus) },
      {
        place: ['silver', 'underground'],
        needed: below,
        available: tiles(silver.undergroundBonus),
      },
    ].flatMap(({ place, needed, available }) =>
      needed <= available
        ? []
        : [{ place, problem: 'tiles-short', players, needed, available } as const],
    )
  })
}
