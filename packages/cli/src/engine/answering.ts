/** Answers lines of JSON: understands them, carries them out, and says what was wrong. */
import { parseJson } from '@tiletum/engine/json'
import { ENGINE_LIMITS, engineRequest } from '@tiletum/protocol/engine'
import type { EngineError, EngineRequest } from '@tiletum/protocol/engine'
import { DOING } from './doing.ts'
import type { WorkLeft } from './doing.ts'
import { EngineGames } from './games.ts'
import type { EngineBounds } from './games.ts'
import { EngineProblem } from './problem.ts'

/** Returns the line that answers a line; undefined for an empty one. */
export type AnswerLine = (line: string) => string | undefined

const BEGINNING = 80
const WANTED = '{"id": …, "do": "info", …} or a list of such requests'

export function createEngine(bounds: EngineBounds): AnswerLine {
  const games = new EngineGames(bounds)

  function answer(data: unknown, line: string, work: WorkLeft): object {
    const id = idOf(data)
    const understood = engineRequest.safeParse(data)
    if (!understood.success) return { id, error: invalid(data, understood.error.issues[0], line) }
    try {
      return { id, ...carryOut(understood.data, games, bounds, work) }
    } catch (error) {
      if (error instanceof EngineProblem) return { id, error: error.error }
      throw error
    }
  }

  return (line) => {
    if (line.trim() === '') return undefined
    let data: unknown
    try {
      data = parseJson(line, ENGINE_LIMITS.line)
    } catch (error) {
      return JSON.stringify({ error: unreadable(error, line) })
    }
    const work = { units: ENGINE_LIMITS.work }
    if (!Array.isArray(data)) return JSON.stringify(answer(data, line, work))
    if (data.length > ENGINE_LIMITS.batch || data.length === 0)
      return JSON.stringify({
        error: {
          why: 'limit',
          says: `A batch has 1 to ${ENGINE_LIMITS.batch} requests, not ${data.length}.`,
        } satisfies EngineError,
      })
    return JSON.stringify(data.map((one) => answer(one, line, work)))
  }
}

/** The type of each request is that of its own function, which TypeScript can't follow through a table. */
const carryOut = (
  request: EngineRequest,
  games: EngineGames,
  bounds: EngineBounds,
  work: WorkLeft,
): object => {
  const act = DOING[request.do] as (
    request: EngineRequest,
    games: EngineGames,
    bounds: EngineBounds,
    work: WorkLeft,
  ) => object
  return act(request, games, bounds, work)
}

function idOf(data: unknown): number | string | undefined {
  const id = typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined
  return typeof id === 'number' || (typeof id === 'string' && id.length <= 64) ? id : undefined
}

const shortened = (line: string): string =>
  line.length <= BEGINNING ? line : `${line.slice(0, BEGINNING)}…`

const unreadable = (error: unknown, line: string): EngineError => ({
  why: 'unreadable',
  says: error instanceof RangeError ? `${error.message}.` : 'This line is no JSON.',
  wanted: WANTED,
  line: shortened(line),
})

/** The answer to a line of which only the beginning was read. */
export const tooLong = (beginning: string): string =>
  JSON.stringify({
    error: unreadable(new RangeError('This line is too long'), beginning),
  })

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

const REQUESTS = Object.keys(DOING).join(', ')

function invalid(data: unknown, issue: Issue | undefined, line: string): EngineError {
  const { path = [], message = '' } = issue ?? {}
  const asked =
    typeof data === 'object' && data !== null && 'do' in data ? String(data.do).slice(0, 40) : ''
  const isKnown = Object.hasOwn(DOING, asked)
  return {
    why: 'invalid',
    says: isKnown
      ? `${asked}: ${path.length === 0 ? '' : `${path.join('.')}: `}${message}`.slice(0, 400)
      : `There is no request “${asked}”.`,
    wanted: isKnown ? wantedBy(asked) : REQUESTS,
    line: shortened(line),
  }
}

/** The parts of a request, those that may be left out with a question mark. */
function wantedBy(name: string): string {
  const form = engineRequest.options.find(({ shape }) => shape.do.value === name)
  return Object.entries(form?.shape ?? {})
    .map(([key, part]) => (part.safeParse(undefined).success || isOptional(part) ? `${key}?` : key))
    .join(', ')
}

const isOptional = (part: { readonly _zod: { readonly optin?: string | undefined } }): boolean =>
  part._zod.optin === 'optional'
