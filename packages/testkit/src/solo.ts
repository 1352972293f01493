/**
 * Builds a position against the Cardinalbot. Blue is the player, orange the bot. It is the bot's first turn
 * of round 1, which awaits its dice; the table is empty as in `scenario`.
 */
import { content } from '@tiletum/content'
import { compose, NONE } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import type { Action, Crest, DifficultyId, Game, Resource } from '@tiletum/engine'
import type { GameState, SoloState } from '@tiletum/engine/state'
import { at, indexIn } from './at.ts'
import { Scenario } from './scenario.ts'
import { moveMarker } from './seat.ts'
import { claim, claimCrest, giveBack } from './tiles.ts'
import type { OfferName } from './tiles.ts'

export interface SoloOptions {
  /** The challenges in play, without `challenge.`. */
  readonly challenges?: readonly string[]
  readonly difficulty?: DifficultyId
}

/** The settings of the bot's seat. Pieces in supply and markers are derived. */
export interface BotSetting {
  readonly vp?: number
  /** The resources; kinds not given are 0. */
  readonly resources?: Partial<Record<Resource, number>>
  readonly merchant?: string
  readonly architect?: string
  /** House spaces with its houses, without the one in Tiletum. */
  readonly houses?: readonly string[]
  readonly pillars?: readonly string[]
  readonly contributed?: readonly string[]
  readonly king?: number
  /** The characters of each building, the upper room first. */
  readonly rooms?: Readonly<Record<number, readonly string[]>>
  /** Active crests by building. */
  readonly crests?: Readonly<Record<number, Crest>>
  /** Tiles of its inactive crests. */
  readonly inactive?: readonly string[]
  /** Unfulfilled contracts; `contracts` are the fulfilled ones. */
  readonly waiting?: readonly string[]
  readonly contracts?: readonly string[]
  /** Characters that are taken but not placed. */
  readonly held?: readonly string[]
}

export interface BotReading {
  readonly decrees: readonly string[]
  readonly decree: string
  readonly challenges: readonly string[]
  /** The characters of each building that has any, the upper room first. */
  readonly rooms: Readonly<Record<number, readonly string[]>>
  readonly inactive: readonly string[]
  readonly waiting: readonly string[]
  readonly held: readonly string[]
}

const PLAYER = 'blue'
const BOT = 'orange'
const HAND: ReadonlySet<OfferName> = new Set<OfferName>(['contract', 'character'])

export class SoloScenario extends Scenario {
  bot(setting: BotSetting): this {
    setBot(this, setting)
    return this
  }

  /** Sets the decrees from the left, without `decree.`; the bot stands on the first. */
  decrees(...names: readonly string[]): this {
    const { decrees } = this.tables().content
    this.slice().decrees = names.map((name) =>
      indexIn(
        decrees.map(({ id }) => id),
        `decree.${name}`,
      ),
    )
    return this
  }

  /** Sets the value that each of the six actions faces. */
  segments(values: Readonly<Partial<Record<Action, number>>>): this {
    const { state, game } = this
    state.wheel = 1
    for (const [action, value] of Object.entries(values))
      state.actionAt[value - 1] = indexIn(game.rules.names.action, action)
    if (new Set(state.actionAt).size !== state.actionAt.length)
      throw new Error('Two segments face one action')
    return this
  }

  /**
   * Rolls the bot's dice so that it starts on the decree of this place, then gives these chance answers.
   */
  botTurn(place = 1, ...answers: readonly string[]): this {
    this.chance(`bot roll ${place} 1`, ...answers)
    return this
  }

  /** Answers chance requests with the first candidate until the bot's turn is over. */
  finishTurn(): this {
    while (this.state.active === this.game.bot) this.first()
    return this
  }

  botState(): BotReading {
    const { decrees, challenges, place, waiting, characters } = this.slice()
    const { content: cards } = this.tables()
    const seat = at(this.state.seats, this.seatOf(BOT))
    const id = (face: number): string => at(this.game.rules.faces, face).id
    const cut = (text: string): string => text.slice(text.indexOf('.') + 1)
    const { rooms: size } = cards.bot
    return {
      decrees: decrees.map((decree) => cut(at(cards.decrees, decree).id)),
      decree: cut(at(cards.decrees, at(decrees, place)).id),
      challenges: challenges.map((card) => cut(at(cards.challenges, card).id)),
      rooms: Object.fromEntries(
        seat.crests.flatMap((_, building) => {
          const living = seat.rooms.slice(building * size, (building + 1) * size)
          const there = living.filter((face) => face !== NONE)
          return there.length === 0 ? [] : [[building + 1, there.map(id)]]
        }),
      ),
      inactive: seat.storehouse.map(id),
      waiting: waiting.map(id),
      held: characters.map(id),
    }
  }

  /** The names of the events since the last `listen` that explain the bot's decisions. */
  thoughts(): readonly string[] {
    return this.events.flatMap(({ event }) => (event.startsWith('bot-') ? [event] : []))
  }

  private first(): void {
    this.play(at(this.options(), 0))
  }

  slice(): SoloState {
    const { solo } = this.state.slices
    if (solo === undefined) throw new Error('This is no solo game')
    return solo
  }

  tables() {
    const { solo } = this.game.rules.tables
    if (solo === undefined) throw new Error('This is no solo game')
    return solo
  }
}

function setBot(table: SoloScenario, setting: BotSetting): void {
  const { state, game } = table
  const { rules } = game
  const seat = table.seatOf(BOT)
  const own = at(state.seats, seat)
  const { bot } = table.tables().content
  const tiles = (ids: readonly string[]): number[] => ids.map((id) => claim(table, id, HAND))
  const space = (name: string): number => indexIn(rules.names.space, name)
  const cathedral = (name: string): number => at(rules.board.cathedralAt, space(name))

  if (setting.vp !== undefined) own.vp = setting.vp
  const { resources } = setting
  if (resources !== undefined)
    own.resources = rules.names.resource.map((name) => resources[name] ?? 0)
  if (setting.merchant !== undefined) own.pieces[0] = space(setting.merchant)
  if (setting.architect !== undefined) own.pieces[1] = space(setting.architect)
  if (setting.king !== undefined) moveMarker(table, seat, setting.king)
  for (const name of setting.houses ?? [])
    state.houses[indexIn(rules.names.houseSpace, name)] = seat
  for (const name of setting.pillars ?? [])
    state.pillars[cathedral(name)] = at(state.pillars, cathedral(name)) | (1 << seat)
  for (const name of setting.contributed ?? []) {
    const index = cathedral(name)
    const taken = at(state.tilesTaken, index)
    own.contributed |= 1 << index
    own.cathedrals.push(at(at(rules.board.cathedrals, index).stack, taken))
    state.tilesTaken[index] = taken + 1
  }
  if (setting.inactive !== undefined) own.storehouse = tiles(setting.inactive)
  if (setting.waiting !== undefined) table.slice().waiting = tiles(setting.waiting)
  if (setting.contracts !== undefined) own.contracts = tiles(setting.contracts)
  if (setting.held !== undefined) table.slice().characters = tiles(setting.held)
  for (const [building, ids] of Object.entries(setting.rooms ?? {}))
    tiles(ids).forEach((face, row) => {
      own.rooms[(Number(building) - 1) * bot.rooms + row] = face
    })
  for (const [building, crest] of Object.entries(setting.crests ?? {}))
    own.crests[Number(building) - 1] = claimCrest(table, crest, HAND)
  own.housesInSupply = bot.houses + 1 - state.houses.filter((owner) => owner === seat).length
  own.pillarsInSupply =
    bot.pillars - state.pillars.filter((mask) => (mask & (1 << seat)) !== 0).length
  giveMarkers(table, setting)
}

function giveMarkers(table: SoloScenario, { rooms = {}, crests = {} }: BotSetting): void {
  const { rules } = table.game
  const own = at(table.state.seats, table.seatOf(BOT))
  const { bot } = table.tables().content
  for (const building of Object.keys(crests).map(Number)) {
    const [upper, lower] = rooms[building] ?? []
    if (upper === undefined || lower === undefined) continue
    const { kind } = at(rules.faces, indexIn(rules.names.face, upper))
    own.markers[kind] = at(own.markers, kind) + at(bot.markers, building - 1)
  }
}

/** The difficulty or challenges as part of a configuration. */
export const hardness = ({ challenges, difficulty }: SoloOptions) => ({
  ...(difficulty === undefined ? {} : { difficulty }),
  ...(challenges === undefined
    ? {}
    : { challenges: challenges.map((name) => `challenge.${name}` as const) }),
})

export function soloScenario(options: SoloOptions = {}): SoloScenario {
  const game = compose({ modules: ['base', 'solo'], players: 1, ...hardness(options) }, content)
  const state = openState(game.start())
  answerUntilTurn(game, state)
  const table = new SoloScenario(game, [PLAYER, BOT], state)
  for (const tiles of [state.wheelTiles, state.mapTiles])
    tiles.forEach((face, place) => {
      giveBack(table, face)
      tiles[place] = NONE
    })
  giveBack(table, state.kingTile)
  state.kingTile = NONE
  return table.facing('merchant', 4)
}

/**
 * Answers chance requests until the bot rolls: with the first possible answer, but dice get different
 * values.
 */
export function answerUntilTurn(game: Game, state: GameState): void {
  let rolled = 0
  for (;;) {
    const awaiting = game.awaiting(state)
    if (awaiting.who !== 'chance' || awaiting.request.request === 'bot-roll') return
    const answers = game.moves(state)
    const answer =
      awaiting.request.request === 'dice' ? rolled++ % game.rules.names.value.length : 0
    game.play(state, at(answers, answer))
  }
}
