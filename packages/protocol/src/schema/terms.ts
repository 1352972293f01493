/** The terms that are agreed at a table before it starts. */
import type { Json } from '@tiletum/engine'
import { z } from 'zod'
import { LIMITS, SLOW_HOURS } from '../limits.ts'
import { colour, gameConfig, id, level } from './atoms.ts'

/**
 * `game`: chance is the server's and proven. `sandbox`: one person tries things out at every seat.
 * `companion`: a box on a real table; people tell what chance brought.
 */
export const TABLE_KINDS = ['game', 'sandbox', 'companion'] as const

/** Without a bank a live table has no clock. Seconds for live play, hours for slow play. */
export const pace = z.discriminatedUnion('pace', [
  z.strictObject({
    pace: z.literal('live'),
    clock: z
      .strictObject({
        bank: z.int().min(60).max(86_400),
        increment: z.int().min(0).max(3_600),
      })
      .exactOptional(),
  }),
  z.strictObject({
    pace: z.literal('slow'),
    hours: z.literal(SLOW_HOURS),
    bank: z.int().min(0).max(720),
  }),
])

/** The kind of player for a seat: anybody admitted, one person in particular, or a computer player. */
export const seatPlan = z.discriminatedUnion('for', [
  z.strictObject({
    for: z.literal('anybody'),
    colour,
    /** The name of the player at a companion table, where one device enters the moves of everybody. */
    name: z.string().min(1).max(LIMITS.name).exactOptional(),
  }),
  z.strictObject({ for: z.literal('person'), colour, person: id }),
  z.strictObject({ for: z.literal('computer'), colour, level }),
])

/** What an edition file changes. Only the content knows its form, and checks it in a thread of its own. */
const edition = z.custom<Readonly<Record<string, Json>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)

export const terms = z.strictObject({
  kind: z.enum(TABLE_KINDS),
  title: z.string().max(LIMITS.title).exactOptional(),
  config: gameConfig,
  edition: edition.exactOptional(),
  seats: z.array(seatPlan).min(1).max(4),
  /** Shown to everybody on this server, or found only by its link. */
  listed: z.boolean(),
  pace,
  allow: z.strictObject({
    forecast: z.boolean(),
    hints: z.boolean(),
    /** Tables made before there was a choice left it to everybody. */
    coach: z.boolean().exactOptional(),
  }),
  watching: z.strictObject({
    /** Whether everybody who sees the listed table may watch it; otherwise only people with the link. */
    open: z.boolean(),
    /** Whether spectators may write to each other while the game goes on. */
    chat: z.boolean(),
    /** Seconds by which everything reaches spectators later. */
    delay: z.int().min(0).max(3_600),
  }),
})
