/** The words and numbers an edition file is made of. */
import type {
  Action,
  Building,
  Countable,
  Crest,
  DieColour,
  PlayerMark,
  Resource,
} from '@tiletum/engine'
import { z } from 'zod'

// Compiling schemas to code would breach the Content Security Policy of the client.
z.config({ jitless: true })

/** The words of a union; one missing or one too many does not compile. */
export function wordsOf<Word extends string>(
  of: Readonly<Record<Word, true>>,
): readonly [Word, ...Word[]] {
  return Object.keys(of) as [Word, ...Word[]]
}

export const whole = (from: number, to: number) => z.int().min(from).max(to)
/** Points; no tile takes any away. */
export const vp = whole(0, 99)
/** How many of something a tile gives or asks. */
export const number = whole(1, 20)

export const mark: z.ZodType<PlayerMark> = z.literal([2, 3, 4])
export const resource = z.enum(
  wordsOf<Resource>({ gold: true, food: true, wool: true, stone: true, iron: true }),
)
export const crest = z.enum(
  wordsOf<Crest>({
    lily: true,
    lion: true,
    eagle: true,
    chalice: true,
    tower: true,
    sun: true,
    hammer: true,
  }),
)
export const building = z.enum(wordsOf<Building>({ house: true, pillar: true, mine: true }))
export const colour = z.enum(
  wordsOf<DieColour>({
    yellow: true,
    pink: true,
    'light-gray': true,
    'dark-gray': true,
    blue: true,
  }),
)
export const baseCountable = z.enum(
  wordsOf<Exclude<Countable, 'mine' | 'technology-tier' | 'underground-building'>>({
    house: true,
    pillar: true,
    contract: true,
    crest: true,
    cathedral: true,
    'upper-character': true,
    'filled-building': true,
  }),
)
export const countable = z.enum([
  ...baseCountable.options,
  'mine',
  'technology-tier',
  'underground-building',
] satisfies Countable[])
export const wheelAction = z.enum(
  wordsOf<Exclude<Action, 'prospector'>>({
    architect: true,
    merchant: true,
    character: true,
    contract: true,
    king: true,
    joker: true,
  }),
)
export const baseAction = wheelAction.exclude(['joker'])
export const namedAction = z.enum([...baseAction.options, 'prospector'])
export const text = z.string().min(1).max(400)
export const name = z.strictObject({ en: text, fr: text })
/** An id of a component. No id of the standard edition has half of this length. */
export const id = z.string().min(1).max(60)
export const pair = z.tuple([id, id])

/** Limits the number of keys of a group whose keys the author of an edition chooses. */
export const atMost = <Schema extends z.ZodType<object>>(most: number, schema: Schema): Schema =>
  schema.superRefine((group, context) => {
    if (Object.keys(group).length <= most) return
    context.addIssue({ code: 'too_big', maximum: most, origin: 'map', input: group })
  })
