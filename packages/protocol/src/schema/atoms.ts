/** The small parts of messages. Every text has its longest length before anything else is asked. */
import { ALL_MODULES, DIFFICULTIES, PLAYER_COLOURS } from '@tiletum/engine'
import type { Overlay, Technology } from '@tiletum/engine'
import { z } from 'zod'
import { ID, SECRET } from '../ids.ts'
import { LIMITS } from '../limits.ts'

/** 80 bits; names a table or a person and grants nothing. */
export const id = z.string().length(16).regex(ID)
/** 128 bits chosen by the sender: a repeated request gets the first answer. */
export const requestId = z
  .string()
  .length(22)
  .regex(/^[\w-]{22}$/)
/** The secret in the fragment of a link. */
export const secret = z.string().min(22).max(43).regex(SECRET)
export const sha256 = z
  .string()
  .length(64)
  .regex(/^[\da-f]{64}$/)
/** 16 bytes of a player's own chance. */
export const entropy = z
  .string()
  .length(32)
  .regex(/^[\da-f]{32}$/)
export const stateHash = z.string().max(64)
export const time = z.int().min(0)
export const count = z.int().min(0).max(1_000_000)
export const seat = z.int().min(0).max(3)
/** A computer player's level; which ones there are is the server's to say. */
export const level = z
  .string()
  .max(24)
  .regex(/^[a-z][a-z\d-]*$/)
const markName = z
  .string()
  .min(1)
  .max(48)
  .regex(/^[a-z][a-z\d.-]*$/)
/** Notes of people at a companion table beside the game; 0 removes a note. */
export const marks = z
  .record(markName, count)
  .refine((named) => Object.keys(named).length <= LIMITS.marks)
export const colour = z.enum(PLAYER_COLOURS)
/** A move in notation, or `undo`, `undo 3`; an answer of chance stands in brackets. */
export const entry = z.string().min(1).max(LIMITS.move)
export const moves = z.array(entry).min(1).max(LIMITS.moves)
export const rawName = z.string().min(1).max(200)

const word = z.string().max(60)
const named = <Id extends string>(start: string) =>
  z.custom<Id>(
    (value) => typeof value === 'string' && value.length <= 60 && value.startsWith(start),
  )

/** The engine's `GameConfig`. Only the engine decides whether it can be played. */
export const gameConfig = z.strictObject({
  modules: z.array(z.enum(ALL_MODULES)).min(1).max(ALL_MODULES.length),
  players: z.int().min(1).max(4),
  shuffledActions: z.boolean().exactOptional(),
  first: seat.exactOptional(),
  difficulty: z.enum(DIFFICULTIES).exactOptional(),
  challenges: z.array(word).max(20).exactOptional(),
  undergroundSides: z
    .array(z.enum(['A', 'B']))
    .max(3)
    .exactOptional(),
  technologies: z.array(named<Technology['id']>('technology.')).max(20).exactOptional(),
  overlay: named<Overlay['id']>('overlay.').exactOptional(),
})
