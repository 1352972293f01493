/** Parts of the position as sentences, the same for the lists on the page and for typed questions. */
import { NONE } from '@tiletum/engine'
import {
  asked,
  fairLines,
  goodsOf,
  placesOf,
  seatOf,
  segmentsOf,
  tileName,
  whenLine,
} from '@tiletum/text/reading'
import type { PlaceReading, Segment } from '@tiletum/text/reading'
import { lastBusinessOf } from '../game/bot-business.ts'
import { passagesSince } from '../game/turns.ts'
import { traceLines } from '../game/playback.ts'
import { toldBetween } from '../log/news.ts'
import { ROMAN, technologiesInPlay, tierOf } from '../silver/read.ts'
import { forecastOf } from '../points/forecasts.ts'
import type { Desk } from './desk.ts'

const MAPS = 3
/** Beyond it there is no way. */
const FARTHEST = 50

export const sentence = (phrase: string): string => {
  const begun = phrase.slice(0, 1).toLocaleUpperCase() + phrase.slice(1)
  return /[.!?]$/.test(begun) ? begun : `${begun}.`
}

/** What is asked of whoever decides. */
export function askedOf({ snapshot, words, reader, told, at, text }: Desk): string {
  const { live, over, readOnly, pending, seat, computes } = snapshot
  const { web } = words
  if (!live) return web.tray.past
  if (over) return web.tray.over
  if (readOnly) return web.moves.readOnly
  if (computes) return web.moves.computes(at.say.seat(seat))
  const now = pending.findLast(({ is }) => is !== 'helper')
  return now === undefined ? text.textView.answers.notNow : asked(reader.words, told, now)
}

export function statusSentences(desk: Desk): readonly string[] {
  const { snapshot, words, reader, told, at } = desk
  const { state, seat } = snapshot
  const { position } = reader.words
  const goods = goodsOf(reader.words, told, state, desk.me)
  return [
    sentence(whenLine(reader, state)),
    sentence(position.part(words.web.bar.order, state.order.map(at.say.seat).join(', '))),
    sentence(
      at.people.includes(seat) && at.people.length > 1
        ? position.asks(at.say.seat(seat), askedOf(desk))
        : askedOf(desk),
    ),
    sentence(
      position.part(words.web.board.goods, position.items(goods.length > 0 ? goods : ['0'])),
    ),
  ]
}

export const segments = ({ reader, told, snapshot, me }: Desk): readonly Segment[] =>
  segmentsOf(reader.words, told, snapshot.state, me)

export function segmentTitle({ words, text }: Desk, { action, value, points }: Segment): string {
  const name = action === undefined ? '' : words.nouns.action[action]
  return text.textView.segment(name, value, words.nouns.points(points))
}

const VALUES = 6

/** What the prospector wheel adds to a segment. */
export function segmentBelow({ snapshot, text }: Desk, { value }: Segment): string | undefined {
  const { state, game } = snapshot
  const { silver } = state.slices
  const clockwise = game.rules.tables.silver?.content.prospectorWheel.clockwise
  if (silver === undefined || clockwise === undefined) return undefined
  const position = (value - state.wheel + VALUES) % VALUES
  const segment = clockwise[(position - silver.wheel + VALUES) % VALUES]
  return segment === undefined || segment === 'blank'
    ? undefined
    : text.silverTable.wheel.segment[segment]
}

/** The bonus tile of the prospector action, where there is one. */
export function prospectorTile({ snapshot, reader, told, text }: Desk): string | undefined {
  const { state, game } = snapshot
  if (state.slices.silver === undefined) return undefined
  const at = game.rules.names.action.indexOf('prospector')
  const { wheel } = text.silverTable
  const tile = tileName(reader.words, told, state.wheelTiles[at])
  return tile === undefined ? wheel.noTile : wheel.tile(tile)
}

/** Each technology in play: what its tiers do, and who reached which. */
export function technologySentences({ snapshot, reader, text, at }: Desk): readonly string[] {
  const { state, game } = snapshot
  const { silver } = state.slices
  if (silver === undefined) return []
  return technologiesInPlay(game, silver.technologies).map(({ number, technology }) => {
    const reached = state.seats.flatMap((_, seat) => {
      const tier = tierOf(silver.tiers, seat, number)
      return tier === 0
        ? []
        : [text.silverTable.technology.at(at.say.seat(seat), ROMAN[tier - 1] ?? '')]
    })
    const what = text.technologies.technology(technology)
    const name = technology.name[reader.language]
    return [reader.words.position.part(name, what), ...reached.map(sentence)].join(' ')
  })
}

/** `light gray 4 (wool)`. */
export function dieName({ words, at }: Desk, colour: string, value: number): string {
  const name = words.nouns.colour[colour as keyof typeof words.nouns.colour]
  return `${name} ${value} (${words.nouns.resource[at.faces.die(colour as never)]})`
}

export interface MapReading {
  readonly title: string
  readonly places: readonly PlaceReading[]
}

/** Europe, and the underground maps where they are played. */
export function mapsOf({ reader, told, snapshot, text }: Desk): readonly MapReading[] {
  const all = placesOf(reader.words, told, snapshot.state)
  const { silver } = told.rules.tables
  const mapOf = ({ space }: PlaceReading): number => {
    const side = silver?.sideOfSpace[space] ?? NONE
    return side === NONE ? NONE : (silver?.sides[side]?.map ?? NONE)
  }
  const below = silver === undefined ? [] : Array.from({ length: MAPS }, (_, map) => map)
  return [
    { title: text.textView.europe, places: all.filter((place) => mapOf(place) === NONE) },
    ...below.map((map) => ({
      title: text.textView.underground(ROMAN[map] ?? ''),
      places: all.filter((place) => mapOf(place) === map),
    })),
  ].filter(({ places }) => places.length > 0)
}

/** What stands and lies at a place, and how far it is. */
export function placeSentence(desk: Desk, place: PlaceReading, far: boolean): string {
  const { textView } = desk.text
  const { state } = desk.snapshot
  const fair = state.fairTowns.indexOf(place.space)
  return [
    ...(place.houses === '' ? [] : [textView.houses(place.houses)]),
    ...(place.mines === '' ? [] : [textView.mines(place.mines)]),
    ...(place.cathedral === '' ? [] : [textView.cathedral(place.cathedral)]),
    ...place.tiles,
    ...(fair < 0 ? [] : [textView.fair(fair + 1)]),
    ...standing(desk, place.space),
    ...(far ? distances(desk, place.space) : []),
  ].join('; ')
}

function standing({ snapshot, words, at, text }: Desk, space: number): readonly string[] {
  const { state, game } = snapshot
  const { piece } = words.nouns
  const { stands } = text.textView
  const prospectors = state.slices.silver?.prospectors ?? []
  return state.seats.flatMap((seat, index) => [
    ...seat.pieces.flatMap((where, kind) => {
      const name = game.rules.names.piece[kind]
      return where === space && name !== undefined ? [stands(piece[name], at.say.seat(index))] : []
    }),
    ...prospectors
      .slice(index * MAPS, index * MAPS + MAPS)
      .filter((where) => where === space)
      .map(() => stands(piece.prospector, at.say.seat(index))),
  ])
}

/** Pieces that are equally far are said together. */
function distances({ snapshot, words, me, text }: Desk, space: number): readonly string[] {
  const { state, game } = snapshot
  const far = new Map<number, string[]>()
  for (const [kind, where] of (state.seats[me]?.pieces ?? []).entries()) {
    const name = game.rules.names.piece[kind]
    const steps = where === NONE ? undefined : game.rules.board.distance[where]?.[space]
    if (name === undefined || steps === undefined || steps <= 0 || steps > FARTHEST) continue
    far.set(steps, [...(far.get(steps) ?? []), words.nouns.piece[name]])
  }
  return [...far].map(([steps, pieces]) => text.textView.away(pieces, steps))
}

/** With the number of each space; gaps stay gaps. */
export function offered(
  { reader, told }: Desk,
  faces: readonly number[],
): readonly (string | undefined)[] {
  return faces.map((face) => tileName(reader.words, told, face))
}

export function contractNames(desk: Desk): readonly (string | undefined)[] {
  const { nouns } = desk.words
  const { points } = desk.told.rules.content.contractOffer
  return offered(desk, desk.snapshot.state.contractOffer).map((name, space) =>
    name === undefined ? undefined : `${name} (${nouns.ap(points[space] ?? 0)})`,
  )
}

export const boardOf = ({ reader, told, snapshot }: Desk, seat: number) =>
  seatOf(reader, snapshot.game, told, snapshot.state, seat)

export const fairs = ({ reader, told, snapshot }: Desk): readonly string[] =>
  fairLines(reader, told, snapshot.state)

export function forecastSentences({ session, snapshot, at, text }: Desk): readonly string[] {
  const { game, state } = snapshot
  if (session.saved().forecast === false) return [text.textView.forecastOff]
  if (state.round === 0) return []
  const { round, game: end } = forecastOf(game, state)
  return state.order.map((seat) =>
    sentence(
      text.textView.forecast(
        at.say.seat(seat),
        state.seats[seat]?.vp ?? 0,
        round[seat]?.vp ?? 0,
        end[seat]?.vp ?? 0,
      ),
    ),
  )
}

/** What the others did since one's last turn. */
export const newsLines = ({ snapshot, at, me }: Desk): readonly string[] =>
  passagesSince(snapshot, me).flatMap((passage) =>
    passage.seat === undefined
      ? toldBetween(at.say, passage.events)
      : (at.say.turn(passage.events) ?? []),
  )

export interface Reason {
  readonly head: string | undefined
  readonly lines: readonly string[]
}

export interface LogLine {
  /** The moment after it happened, as `moment` takes it. */
  readonly moment: number
  readonly text: string
}

/** The latest lines up to the moment shown, one a moment. */
export function logLines({ snapshot, at }: Desk, most: number): readonly LogLine[] {
  const lines: LogLine[] = []
  for (let moment = snapshot.shown; moment > 0 && lines.length < most; moment--) {
    const text = at.say.sentences(snapshot.moments[moment - 1]?.events ?? []).join(' ')
    if (text !== '') lines.unshift({ moment, text })
  }
  return lines
}

/** What the Cardinalbot last did, by the steps of its booklet: its turn and the surprises before. */
export function reasonsOf({ snapshot, at }: Desk): readonly Reason[] {
  const { bot } = snapshot.game
  const turn = bot === undefined ? undefined : lastBusinessOf(snapshot, bot)
  if (turn === undefined) return []
  const reasons: { head: string | undefined; lines: string[] }[] = []
  for (const { text, head } of traceLines(at.say, turn.events))
    if (head) reasons.push({ head: text, lines: [] })
    else if (reasons.length === 0) reasons.push({ head: undefined, lines: [text] })
    else reasons.at(-1)?.lines.push(text)
  return reasons
}
