/** The things that the ids of a game stand for, the same for every language. */
import type { Action, Contract, Crest, Effect, Resource, Rules } from '@tiletum/engine'
import { ACTIONS, CRESTS, NONE } from '@tiletum/engine'

/** A game with the names of the people at the table. */
export interface NamedGame {
  readonly rules: Rules
  /** The names by seat. */
  readonly seats: readonly string[]
}

export type Tile =
  | { readonly sort: 'helper'; readonly effect: Effect }
  | { readonly sort: 'crest'; readonly crest: Crest }
  | { readonly sort: 'contract'; readonly contract: Contract }
  | { readonly sort: 'character'; readonly kind: Action; readonly effect: Effect }

export type Place =
  | { readonly town: string }
  /** A road space, by the towns at its ends. */
  | { readonly road: readonly [string, string] }
  /** A tunnel, by the towns it leads to first. */
  | { readonly tunnel: readonly string[] }

/** The place of a bonus tile, present or former. */
export type TilePlace =
  | { readonly at: 'action'; readonly action: Action }
  /** `pile`: among tiles turned up from one. */
  | { readonly at: 'king-track' | 'character-offer' | 'contract-offer' | 'pile' }
  | { readonly at: 'map'; readonly place: Place }

/** Reads an index that the tables of the game guarantee. */
export function itemAt<T>(list: readonly (T | undefined)[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`Nothing at ${index}`)
  return found
}

export const seatName = ({ seats }: NamedGame, seat: number): string => seats[seat] ?? `${seat + 1}`

export function tileOf({ rules }: NamedGame, face: number): Tile {
  const info = itemAt(rules.faces, face)
  const effect = info.program === NONE ? undefined : itemAt(rules.programs, info.program).effect
  if (info.sort === 'crest') return { sort: 'crest', crest: itemAt(CRESTS, info.crest) }
  if (info.sort === 'contract') {
    const { identical, iron, wool } = info.demand
    const demand = {
      ...(identical === 0 ? {} : { identical }),
      ...(iron === 0 ? {} : { iron }),
      ...(wool === 0 ? {} : { wool }),
    }
    const contract = { demand, vp: info.vp, ...(effect === undefined ? {} : { then: effect }) }
    return { sort: 'contract', contract }
  }
  const gives = effect ?? { do: 'all', of: [] }
  return info.sort === 'helper'
    ? { sort: 'helper', effect: gives }
    : { sort: 'character', kind: itemAt(ACTIONS, info.kind), effect: gives }
}

export const tileById = (table: NamedGame, id: string): Tile =>
  tileOf(table, table.rules.names.face.indexOf(id))

/** A space of a map by its id; a road's id names the towns at its ends. */
export function placeById({ rules }: NamedGame, id: string): Place {
  const { towns } = rules.content.map
  const name = (town: string): string => towns.find((each) => each.id === town)?.name ?? town
  const [from = id, to] = id.split('--')
  if (to !== undefined) return { road: [name(from), name(to)] }
  return undergroundPlace(rules, id) ?? { town: name(from) }
}

function undergroundPlace({ tables }: Rules, id: string): Place | undefined {
  const side = tables.silver?.content.sides.find(({ spaces }) =>
    spaces.some((space) => space.id === id),
  )
  const space = side?.spaces.find((each) => each.id === id)
  if (side === undefined || space === undefined) return undefined
  if (space.kind === 'town') return { town: space.name }
  const reached = [id]
  const towns: string[] = []
  for (const tunnel of reached)
    for (const { between } of side.links) {
      if (!between.includes(tunnel)) continue
      const next = side.spaces.find((each) => each.id !== tunnel && between.includes(each.id))
      if (next === undefined || reached.includes(next.id)) continue
      if (next.kind === 'tunnel') reached.push(next.id)
      else if (!towns.includes(next.name)) towns.push(next.name)
    }
  return { tunnel: towns }
}

export const placeOf = (table: NamedGame, space: number): Place =>
  placeById(table, itemAt(table.rules.names.space, space))

/** A construction cost tile, of the main map or underground. */
export interface Cost {
  readonly closed: boolean
  readonly vp: number
  readonly asks: 'stone' | 'gold' | 'silver'
  readonly price: number
}

export function costOf({ rules }: NamedGame, tile: number): Cost {
  const { closed, stone, vp } = itemAt(rules.costs, tile)
  const { silver = 0, gold = 0 } =
    rules.tables.silver?.prices[tile - rules.content.costs.length] ?? {}
  if (silver > 0) return { closed, vp, asks: 'silver', price: silver }
  return gold > 0
    ? { closed, vp, asks: 'gold', price: gold }
    : { closed, vp, asks: 'stone', price: stone }
}

export function tilePlace(table: NamedGame, id: string): TilePlace {
  if (id === 'king-track' || id === 'character-offer' || id === 'contract-offer' || id === 'pile')
    return { at: id }
  const action = ACTIONS.find((each) => each === id)
  return action === undefined
    ? { at: 'map', place: placeById(table, id) }
    : { at: 'action', action }
}

/** An effect and everything inside it. */
export function parts(effect: Effect): readonly Effect[] {
  return effect.do === 'all' || effect.do === 'oneOf' ? effect.of.flatMap(parts) : [effect]
}

export type Units = Readonly<Partial<Record<Resource, number>>>

/** Counts by resource index, as a purse without zeros. */
export function unitsOf({ rules }: NamedGame, counts: readonly number[]): Units {
  return Object.fromEntries(
    counts.flatMap((count, at) => (count === 0 ? [] : [[itemAt(rules.names.resource, at), count]])),
  )
}
