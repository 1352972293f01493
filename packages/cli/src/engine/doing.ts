/** Carries out the requests to the engine, one at a time. */
import {
  contentId,
  LEVEL_ITERATIONS,
  LEVELS,
  playGame,
  POLICIES,
  POLICY_NAMES,
  seededChance,
} from '@tiletum/bots'
import type { PolicyName, Seed } from '@tiletum/bots'
import { actionTable, observationForm } from '@tiletum/bots/encode'
import {
  createLog,
  createRecord,
  effectiveMoves,
  forecast,
  isOver,
  moveList,
  MODULES,
  openMatch,
  readJson,
  readRecord,
  RULES_REVISION,
  scores,
  seatsIn,
  writeRecord,
} from '@tiletum/engine'
import type { Game, Json, Move } from '@tiletum/engine'
import { ENGINE_LIMITS, ENGINE_PROTOCOL } from '@tiletum/protocol/engine'
import type { EngineRequest, EngineRequestOf, Shown } from '@tiletum/protocol/engine'
import { CATALOGUES } from '@tiletum/text'
import { version } from '../../package.json' with { type: 'json' }
import type { EngineBounds, EngineGames } from './games.ts'
import { idsOf } from './games.ts'
import { LiveGame } from './live-game.ts'
import { EngineProblem, problem } from './problem.ts'
import { encodingOf, namedGame, positionOf } from './showing.ts'

/** What one line may still cost: some hundredths of a millisecond each. */
export interface WorkLeft {
  units: number
}
const WORK = { game: 1, position: 20, start: 20, replay: 200, forecast: 5, playout: 200 } as const

type Answer = Readonly<Record<string, unknown>>
type Doing = {
  readonly [Name in EngineRequest['do']]: (
    request: EngineRequestOf<Name>,
    games: EngineGames,
    bounds: EngineBounds,
    work: WorkLeft,
  ) => Answer
}

const { records, refusals } = CATALOGUES.en

function spend(work: WorkLeft, units: number): void {
  work.units -= units
  if (work.units < 0)
    throw problem('limit', 'This line asks for too much work: divide it into several.')
}

const AS_WORDS: readonly Shown[] = ['notation']
const AS_FACTS: readonly Shown[] = ['facts']
const LARGE: readonly Shown[] = ['facts', 'state', 'notation', 'text']
const costOf = (show: readonly Shown[]): number =>
  show.some((what) => LARGE.includes(what)) ? WORK.position : WORK.game

/** Does something with each game of a request, and shows what came of it. */
function withEach(
  request: {
    readonly game?: number
    readonly games?: readonly number[]
    readonly show?: readonly Shown[]
  },
  games: EngineGames,
  work: WorkLeft,
  find: (id: number, index: number) => LiveGame,
  usual = AS_WORDS,
): Answer {
  const ids = idsOf(request)
  const show = request.show ?? usual
  spend(work, ids.length * costOf(show))
  const encodes = show.includes('encoding')
  if (request.games === undefined) {
    const [id = 0] = ids
    const live = find(id, 0)
    const position = positionOf(id, live, live.settle(), show)
    return encodes ? { ...position, encoding: encodingOf([live]) } : position
  }
  const results: object[] = []
  const lives: LiveGame[] = []
  const alone = encodes && show.length === 1
  for (let index = 0; index < ids.length; index++) {
    const id = ids[index] as number
    try {
      const live = find(id, index)
      const waits = live.settle()
      if (encodes) lives.push(live)
      if (!alone || waits.who === 'nobody') results.push(positionOf(id, live, waits, show))
    } catch (error) {
      if (!(error instanceof EngineProblem)) throw error
      results.push({ game: id, error: error.error })
      const there = encodes ? games.get(id) : undefined
      if (there !== undefined) lives.push(there)
    }
  }
  return encodes ? { results, encoding: encodingOf(lives) } : { results }
}

function spendOnLevels(work: WorkLeft, levels: readonly (PolicyName | undefined)[]): void {
  for (const level of levels) if (level !== undefined) spend(work, costOfLevel(level))
}

function levelNamed(name: string): PolicyName {
  const level = POLICY_NAMES.find((known) => known === name)
  if (level !== undefined) return level
  throw problem('unknown-level', `There is no level “${name}”.`, {
    wanted: POLICY_NAMES.join(', '),
  })
}

/** The level of each seat; undefined where whoever asks plays. */
function levelsOf(
  { rules }: Game,
  levels: Readonly<Record<string, string>> = {},
): readonly (PolicyName | undefined)[] {
  const seats: (PolicyName | undefined)[] = []
  for (const [seat, name] of Object.entries(levels)) {
    if (Number(seat) >= rules.seats)
      throw problem('not-a-seat', `There is no seat ${seat}: seats count from 0.`)
    seats[Number(seat)] = levelNamed(name)
  }
  return seats
}

function alike(name: string, values: readonly unknown[] | undefined, ids: readonly number[]): void {
  if (values !== undefined && values.length !== ids.length)
    throw problem('invalid', `There are ${ids.length} games and ${values.length} ${name}.`)
}

/** The move that was meant, if it is legal. */
function legalMove({ settings: { game }, state }: LiveGame, given: number | string): Move {
  const move = typeof given === 'number' ? given : game.parse(given)
  if (typeof move !== 'number')
    throw problem('notation', records.fault({ fault: 'notation', word: move.word } as never), {
      wanted: move.expected.slice(0, 12).join(', '),
    })
  const refusal = game.why(state, move)
  if (refusal === undefined) return move
  const { reason, clause, facts } = refusal
  throw problem('refused', refusals.say(namedGame(game), refusal), {
    reason,
    clause,
    facts: { ...facts },
  })
}

function moveOfAction({ settings: { game } }: LiveGame, action: number): Move {
  const move = actionTable(game).moves[action]
  if (move === undefined) throw problem('no-action', `There is no action ${action}.`)
  return move
}

const forecastData = (live: LiveGame, detail: boolean): Answer => {
  const { round, game, standings, fairs } = forecast(live.settings.game, live.state)
  return {
    round: round.map(({ vp }) => vp),
    end: game.map(({ vp }) => vp),
    standings: [...standings],
    ...(detail
      ? {
          sources: game.map(({ gains }) => gains),
          fairs: fairs.map(({ fair, town, seats }) => ({
            fair,
            town,
            present: seats.map(({ present }) => present),
            points: seats.map(({ points }) => points),
          })),
        }
      : {}),
  }
}

export const DOING: Doing = {
  info({ config, edition }, games, bounds) {
    const game = config === undefined ? undefined : games.compositions.gameOf(config, edition)
    return {
      protocol: ENGINE_PROTOCOL,
      rules: RULES_REVISION,
      version,
      modules: [...MODULES],
      levels: [...POLICY_NAMES],
      limits: { ...ENGINE_LIMITS, games: bounds.games, memory: bounds.bytes },
      ...(game === undefined ? {} : { game: tablesOfGame(game) }),
    }
  },
  new(request, games, _, work) {
    const { config, edition, seed, seeds, levels } = request
    const ids = idsOf(request)
    alike('seeds', seeds, ids)
    const game = games.compositions.gameOf(config, edition)
    const players = levelsOf(game, levels)
    spend(work, ids.length * WORK.start)
    return withEach(request, games, work, (id, index) => {
      games.refuseTaken(id)
      const own: Seed | undefined =
        seeds?.[index] ?? (index === 0 ? seed : seed && `${seed} ${index}`)
      const live = new LiveGame({ game, edition, seed: own, levels: players }, game.start(), [])
      spendOnLevels(work, players)
      games.add(id, live)
      return live
    })
  },
  load(request, games, _, work) {
    const { game: id, record, at, seed, levels } = request
    games.refuseTaken(id)
    spend(work, WORK.replay)
    const make = (config: Game['config'], edition?: Json) =>
      games.compositions.gameOf(config, edition)
    const reading = typeof record === 'string' ? readRecord(record, make) : readJson(record, make)
    const { match, error } = reading
    if (error !== undefined) throw problem('record', records.fault(error))
    if (match === undefined) throw problem('record', 'There is no game in this record.')
    const { game } = match
    const moves = effectiveMoves(match.log).slice(0, at)
    const state = game.start()
    for (const move of moves) game.play(state, move)
    const settings = {
      game,
      edition: reading.record?.edition,
      seed,
      levels: levelsOf(game, levels),
    }
    return withEach(request, games, work, () => {
      const live = new LiveGame(settings, state, moves)
      games.add(id, live)
      return live
    })
  },
  drop(request, games) {
    if (request.all === true) return { dropped: games.dropAll(), games: 0 }
    const ids = idsOf(request)
    let dropped = 0
    for (const id of ids) {
      games.drop(id)
      dropped++
    }
    return { dropped, games: games.size }
  },
  state: (request, games, _, work) =>
    withEach(request, games, work, (id) => games.get(id), AS_FACTS),
  options({ game: id }, games, _, work) {
    spend(work, WORK.position)
    const { settings, state } = games.get(id)
    const { game } = settings
    const actions = actionTable(game)
    return {
      options: isOver(state)
        ? []
        : game.options(state).map(({ args, warnings, ...option }) => ({
            ...option,
            args: [...args],
            warnings: warnings.map(({ warning }) => warning),
            action: actions.actionOf(option.move),
          })),
    }
  },
  why({ game: id, move: given }, games) {
    const live = games.get(id)
    try {
      return { legal: true, move: legalMove(live, given) }
    } catch (error) {
      if (!(error instanceof EngineProblem) || error.error.why !== 'refused') throw error
      const { says, reason, clause, facts } = error.error
      const { game } = live.settings
      const move = typeof given === 'number' ? given : (game.parse(given) as Move)
      return { legal: false, move, reason, clause, facts, says }
    }
  },
  play(request, games, _, work) {
    const ids = idsOf(request)
    const { move, action, moves, actions } = request
    alike('moves', moves, ids)
    alike('actions', actions, ids)
    return withEach(request, games, work, (id, index) => {
      const live = games.get(id)
      const numbered = actions?.[index] ?? action
      const given = numbered === undefined ? (moves?.[index] ?? move) : moveOfAction(live, numbered)
      if (given === undefined)
        throw problem('invalid', 'A move is missing.', { wanted: 'move, moves, action or actions' })
      const legal = legalMove(live, given)
      spendOnLevels(work, live.settings.levels)
      live.play(legal)
      return live
    })
  },
  undo(request, games, _, work) {
    const { steps = 1 } = request
    return withEach(request, games, work, (id) => {
      spend(work, WORK.replay)
      const live = games.get(id)
      if (!live.undo(steps))
        throw problem('cannot-undo', `Fewer than ${steps} moves were played in game ${id} itself.`)
      return live
    })
  },
  fork(request, games, _, work) {
    const { as, seed, seeds } = request
    const copies = typeof as === 'number' ? [as] : as
    const from = idsOf(request)
    const sources = from.length === 1 ? copies.map(() => from[0] as number) : from
    alike('numbers of copies', copies, sources)
    alike('seeds', seeds, copies)
    const named = typeof as === 'number' ? { game: as } : { games: as }
    return withEach({ ...named, show: request.show ?? [] }, games, work, (id, index) => {
      games.refuseTaken(id)
      const own = seeds?.[index] ?? (index === 0 ? seed : seed && `${seed} ${index}`)
      const live = games.get(sources[index] as number).fork(own)
      games.add(id, live)
      return live
    })
  },
  chance({ game: id }, games) {
    const { settings, state } = games.get(id)
    const waits = settings.game.awaiting(state)
    if (waits.who !== 'chance') throw problem('not-chance', `Game ${id} doesn’t wait for chance.`)
    const { request, left } = waits.request
    return {
      request,
      left,
      answers: settings.game
        .odds(state, request)
        .map(({ answer, notation, probability }) => ({ move: answer, notation, probability })),
    }
  },
  playout(request, games, _, work) {
    const { level = 'random', seed = 0, count = 1 } = request
    const policy = levelNamed(level)
    const ids = idsOf(request)
    const results: (readonly number[])[] = []
    spend(work, ids.length * count * (WORK.playout + 100 * costOfLevel(policy)))
    for (const id of ids) {
      const { settings, state } = games.get(id)
      const { game } = settings
      for (let number = 0; number < count; number++) {
        const own = `${seed} ${id} ${number}`
        const policies = seatsIn(state).map((seat) => POLICIES[policy](game, `${own} ${seat}`))
        const copy = game.clone(state)
        playGame({ game, policies, chance: seededChance(own), state: copy })
        results.push([...scores(copy)])
      }
    }
    return { scores: results }
  },
  forecast(request, games, _, work) {
    const { detail = false } = request
    const ids = idsOf(request)
    spend(work, ids.length * WORK.forecast)
    if (request.games === undefined) return forecastData(games.get(ids[0] as number), detail)
    return { results: ids.map((id) => ({ game: id, ...forecastData(games.get(id), detail) })) }
  },
  encode(request, games, _, work) {
    const ids = idsOf(request)
    spend(work, ids.length * WORK.game)
    return encodingOf(
      ids.map((id) => games.get(id)),
      request.seat,
    )
  },
  policy({ game: id, level: name, iterations, seed = 0, lines = 0 }, games, _, work) {
    const level = levelNamed(name)
    const { settings, state } = games.get(id)
    const { game } = settings
    if (game.awaiting(state).who !== 'seat')
      throw problem('not-a-seat', `No seat decides in game ${id} now.`)
    spend(work, iterations ?? costOfLevel(level))
    const moves = moveList()
    game.list(state, moves)
    const policy = POLICIES[level](game, seed)
    const move = policy.choose(state, moves, iterations === undefined ? {} : { iterations })
    const explained = policy.explain?.(Math.max(1, lines))
    return {
      move,
      notation: game.format(move),
      ...(explained?.lines[0] === undefined ? {} : { value: explained.lines[0].expected }),
      ...(lines === 0 || explained === undefined
        ? {}
        : {
            lines: explained.lines.slice(0, lines).map(({ expected, visits, moves: line }) => ({
              value: expected,
              visits,
              notation: line.map((each) => game.format(each)),
            })),
          }),
    }
  },
  record({ game: id, names = [] }, games) {
    const { settings, moves } = games.get(id)
    const { game, edition } = settings
    const match = openMatch(game, createLog(game.config))
    match.log.entries.push(...moves)
    const record = createRecord(game, match.log, {
      names,
      ...(edition === undefined ? {} : { edition: edition as Json }),
    })
    return { record: writeRecord(game, record), entries: moves.length }
  },
}

/** About as many as an answer of this level costs: only levels that search have iterations. */
function costOfLevel(name: PolicyName): number {
  const level = LEVELS.find((one) => one === name)
  if (level !== undefined) return LEVEL_ITERATIONS[level]
  return name === 'master-1' ? 2500 : 1
}

function tablesOfGame(game: Game): Answer {
  const { rules, config } = game
  const actions = actionTable(game)
  return {
    config,
    seats: rules.seats,
    bot: game.bot ?? -1,
    content: contentId(game),
    verbs: Array.from(rules.verbs, (verb) => verb ?? ''),
    names: rules.names,
    actions: actions.moves.map((move) => game.format(move)),
    actionMoves: [...actions.moves],
    observation: observationForm(game).fields.map((field) => ({ ...field })),
  }
}
