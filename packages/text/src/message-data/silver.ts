/** Facts about the moves of Prospect for Silver. */
import type {
  Action,
  Effect,
  Frame,
  Move,
  Name,
  ProspectorSegment,
  Resource,
  State,
} from '@tiletum/engine'
import {
  BONUS,
  carriedPoints,
  first,
  firstPosition,
  nextTier,
  second,
  tableFacts,
  third,
  readOnlyContext,
  wheelFacts,
} from '@tiletum/engine'
import { placeOf, itemAt, tileOf } from './named-game.ts'
import type { Place, NamedGame, Tile } from './named-game.ts'

export interface SilverMoveFacts {
  'side <side>': { readonly side: string }
  /** `joker` is the segment that faces the joker action then. */
  'prospector wheel <segment>': { readonly joker: ProspectorSegment }
  'technology tile <technology>': { readonly technology: Name }
  'overlay <overlay>': { readonly times: 'house' | 'pillar' }
  'walk prospector <space>': { readonly to: Place; readonly ap: number }
  'take <face> at <space>': { readonly tile: Tile; readonly town: Place; readonly ap: number }
  'icon walk <space>': { readonly to: Place }
  'icon action': { readonly points: number }
  'build mine <mineSpace>': { readonly town: Place; readonly gold: number; readonly ap: number }
  'enter <map>': { readonly map: string; readonly silver: number }
  'enter <map> free': { readonly map: string }
  'technology <technology>': Advance
  'technology <technology> cheaper': Advance
  'resource tile <resource>': { readonly resource: Resource }
  pay: { readonly gold: number; readonly silver: number; readonly then: Effect }
  'earmark <resource>': { readonly resource: Resource }
  'give up <resource>': { readonly resource: Resource }
  'reveal contracts': Readonly<Record<never, never>>
  'reveal tiles': Readonly<Record<never, never>>
  'fulfil <face> less <resource>': { readonly tile: Tile; readonly less: Resource }
  'fulfil <face> with <resource> less <resource>': {
    readonly tile: Tile
    readonly kind: Resource
    readonly less: Resource
  }
  'change to <action>': { readonly action: Action; readonly points: number }
}

interface Advance {
  readonly technology: Name
  readonly tier: number
  readonly silver: number
}

interface Scene {
  readonly table: NamedGame
  readonly state: State
  readonly frame: Frame
  readonly move: Move
  readonly ap: number
}

type Readers = { readonly [V in keyof SilverMoveFacts]: (scene: Scene) => SilverMoveFacts[V] }

const named = ({ table, move }: Scene, names: string): string =>
  itemAt(table.rules.names[names] ?? [], first(move))
const resource = ({ table }: Scene, index: number): Resource =>
  itemAt(table.rules.names.resource, index)
const technology = (scene: Scene): Name => technologyName(scene.table, named(scene, 'technology'))
const place = ({ table, move }: Scene): Place => placeOf(table, first(move))

function advance(scene: Scene, cheaper = 0): Advance {
  const { table, state, frame, move } = scene
  const step = nextTier(table.rules, state, frame.seat, first(move), cheaper)
  return { technology: technology(scene), ...step }
}

/** The silver by which the tablet under way lowers the price of a technology. */
function cheaperBy({ table, frame }: Scene): number {
  const effect = frame.kind === BONUS ? itemAt(table.rules.programs, frame.of).effect : undefined
  return effect?.do === 'technology' ? effect.cheaper : 0
}

export const SILVER_READERS: Readers = {
  'side <side>': (scene) => ({ side: named(scene, 'side') }),
  'prospector wheel <segment>'({ table: { rules }, state, move }) {
    const { clockwise } = rules.tables.silver?.content.prospectorWheel ?? { clockwise: [] }
    const { value: start } = firstPosition(rules, state)
    const joker =
      wheelFacts(rules, state).find(({ action: one }) => one === 'joker')?.value ?? start
    const turned = joker - start - first(move)
    const position = (turned + 2 * clockwise.length) % clockwise.length
    return { joker: itemAt(clockwise, position) }
  },
  'technology tile <technology>': (scene) => ({ technology: technology(scene) }),
  'overlay <overlay>': ({ table, move }) => ({
    times: itemAt(table.rules.tables.silver?.content.overlays ?? [], first(move)).times,
  }),
  'walk prospector <space>': (scene) => ({ to: place(scene), ap: scene.ap }),
  'take <face> at <space>': ({ table, move, ap }) => ({
    tile: tileOf(table, first(move)),
    town: placeOf(table, second(move)),
    ap,
  }),
  'icon walk <space>': (scene) => ({ to: place(scene) }),
  'icon action': ({ table }) => {
    const rule = table.rules.tables.silver?.tiersOf['movement-icon'][0]?.rule
    return { points: rule?.rule === 'movement-icon' ? rule.points : 0 }
  },
  'build mine <mineSpace>': ({ table, move, ap }) => {
    const { space, gold } = itemAt(table.rules.tables.silver?.mineSpaces ?? [], first(move))
    return { town: placeOf(table, space), gold, ap }
  },
  'enter <map>': (scene) => {
    const { rules } = scene.table
    const side = tableFacts(rules, scene.state).silver?.maps[first(scene.move)]
    const enterSilver =
      rules.tables.silver?.content.sides.find(({ id }) => id === side)?.enterSilver ?? 0
    return { map: named(scene, 'map'), silver: enterSilver }
  },
  'enter <map> free': (scene) => ({ map: named(scene, 'map') }),
  'technology <technology>': (scene) => advance(scene),
  'technology <technology> cheaper': (scene) => advance(scene, cheaperBy(scene)),
  'resource tile <resource>': (scene) => ({ resource: resource(scene, first(scene.move)) }),
  pay: ({ table, frame }) => {
    const { parts } = itemAt(table.rules.programs, frame.of)
    for (const { count } of parts) {
      const effect = table.rules.programs[count]?.effect
      if (effect?.do === 'pay')
        return { gold: effect.gold ?? 0, silver: effect.silver ?? 0, then: effect.then }
    }
    return { gold: 0, silver: 0, then: { do: 'all', of: [] } }
  },
  'earmark <resource>': (scene) => ({ resource: resource(scene, first(scene.move)) }),
  'give up <resource>': (scene) => ({ resource: resource(scene, first(scene.move)) }),
  'reveal contracts': () => ({}),
  'reveal tiles': () => ({}),
  'fulfil <face> less <resource>': (scene) => ({
    tile: tileOf(scene.table, first(scene.move)),
    less: resource(scene, second(scene.move)),
  }),
  'fulfil <face> with <resource> less <resource>': (scene) => ({
    tile: tileOf(scene.table, first(scene.move)),
    kind: resource(scene, second(scene.move)),
    less: resource(scene, third(scene.move)),
  }),
  'change to <action>': ({ table, state, frame, move }) => {
    const carried = carriedPoints(table.rules, state, frame.left)
    const draft = readOnlyContext(table.rules, state)
    return {
      action: itemAt(table.rules.names.action, first(move)),
      points: carried + table.rules.hooks.actionBonus(draft, frame.seat, first(move)),
    }
  },
}

/** Returns the name of a technology in this game, by its id or its word in the notation. */
export function technologyName({ rules }: NamedGame, id: string): Name {
  const all = rules.tables.silver?.content.technologies ?? []
  const found = all.find((each) => each.id === id || each.id.endsWith(`.${id}`))
  return found?.name ?? { en: id, fr: id }
}

/** Returns the effect of a tablet by its id. */
export const tabletEffect = ({ rules }: NamedGame, id: string) =>
  rules.tables.silver?.content.tablets.find((each) => each.id === id)?.effect
