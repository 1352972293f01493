/**
 * What the companion says is what it books: a robot lays a second table from the sentences alone, and at
 * each Done both tables agree.
 */
import { content } from '@tiletum/content'
import { createRandomStream, nextRandom } from '@tiletum/bots'
import { compose } from '@tiletum/engine'
import type { GameConfig, ModuleId, State } from '@tiletum/engine'
import { CATALOGUES, LANGUAGES } from '@tiletum/text'
import type { Language } from '@tiletum/text'
import { describe, expect, it } from 'vitest'
import { createGameText } from '../../src/game/game-text.ts'
import { hostMatch } from '../../src/game/host/match-host.ts'
import { createGameTable } from '../../src/game/game-table.ts'
import { stateAt } from '../../src/game/timeline/moment.ts'
import { openCompanion } from '../../src/companion/companion.ts'
import { DEALING, SWITCHED_OFF } from '../../src/companion/habits.ts'
import { placeName } from '../../src/companion/place-name.ts'
import { LATER, tileGoes } from '../../src/companion/screen.ts'
import { noted } from './box.ts'
import { namesIn, SecondTable, thingsOf } from './second-table.ts'
import type { Things } from './second-table.ts'

const PARTS: readonly (readonly ModuleId[])[] = [['base'], ['base', 'silver']]
const KINDS: readonly GameConfig[] = PARTS.flatMap((parts): GameConfig[] => [
  ...content.solo.difficulties.map(({ id }) => ({
    modules: [...parts, 'solo'] as const,
    players: 1,
    difficulty: id,
  })),
  ...[2, 3, 4].map((players) => ({ modules: parts, players })),
])
const WAYS = KINDS.flatMap((config, kind) =>
  DEALING.flatMap((deals) => [0, 1].map((now) => ({ config, kind, deals, now }))),
)
/** A few whole games in every test run; `npm run soak -- companion` plays ten times as many as it has games. */
const GAMES =
  process.env['COMPANION_GAMES'] === undefined ? 6 : Number(process.env['COMPANION_GAMES']) * 10

/** Somebody with a second table, who does what the sentences say and nothing else. */
function sitDown(
  config: GameConfig,
  marks: Readonly<Record<string, number>>,
  seed: number,
  language: Language,
) {
  const game = compose({ ...config, modules: [...config.modules, 'companion'] }, content)
  const seats = ['Anna', 'Bruno', 'Chiara', 'Dario'].slice(0, config.players)
  if (config.players === 1) seats.push('Cardinalbot')
  const words = CATALOGUES[language]
  const say = createGameText(words, game, seats)
  const host = hostMatch({
    game,
    players: seats.slice(0, config.players).map((name) => ({ name, colour: 'indigo' as const })),
    agreement: { freeUndo: true },
  })
  const stream = createRandomStream(seed, 'the second table')
  const pick = (weights: readonly number[]): number => {
    let left = (nextRandom(stream) / 2 ** 32) * weights.reduce((sum, weight) => sum + weight, 0)
    return Math.max(
      0,
      weights.findIndex((weight) => (left -= weight) < 0),
    )
  }
  const companion = openCompanion(createGameTable(host), { marks: noted(marks), pick })
  const names = namesIn(game, language, seats)
  const label = (state: State, notation: string): string => say.move(state, notation).label
  const answer = (verb: string, name: string | undefined): string =>
    bareLabel(label(companion.look().snapshot.opening.state, `${verb} ${name}`))
  const bareLabel = (text: string): string =>
    text.toLocaleLowerCase().replace(/^(?:the |le |la |l’)/, '')
  const things = (state: State): Things =>
    thingsOf(
      game,
      state,
      names,
      (index) => answer('cost', game.rules.names.cost[index]),
      (index) => answer('fair', game.rules.names.fair[index]),
    )
  const box = new SecondTable(names, things(game.start()))
  let agreed = 0
  const agree = (what: string): void => {
    agreed++
    const there = things(companion.look().snapshot.state)
    const differing = [...new Set([...Object.keys(box.things), ...Object.keys(there)])]
      .filter((place) => box.things[place] !== there[place])
      .map((place) => `${place}: laid ${box.things[place]}, booked ${there[place]}`)
    expect(differing, `${config.modules.join()} ${config.players}: ${what}`).toEqual([])
  }
  /** Lays what an answer names, at the place that its sentence names. */
  const lay = (before: State, notation: string): void => {
    const awaiting = game.awaiting(before)
    if (awaiting.who !== 'chance') return
    const { request } = awaiting.request
    const goes = tileGoes(game, before)
    const { label: short, long } = say.move(before, notation)
    if (goes !== undefined)
      box.lay(placeName(game, before, goes, say, words, words.companion), request, short)
    else if (!box.read(long) && !QUIET.has(request)) throw new Error(`Nobody could lay: ${long}`)
  }
  /** Does all that the screen says, before it is said to be done. */
  const doLines = (): void => {
    const { screen, snapshot } = companion.look()
    for (const { moment, notation } of screen.dealt)
      lay(stateAt(snapshot.opening, snapshot.moments, moment), notation)
    for (const { greyed, lines } of words.companion.instructions(
      names.table,
      screen.before,
      screen.hand,
    ))
      if (!greyed) for (const { text } of lines) box.follow(text)
  }
  /** The person's own move is done on the table by the person. */
  const ownMove = (before: State, after: State, ends: boolean): void => {
    const [old, now] = [things(before), things(after)]
    for (const place of new Set([...Object.keys(old), ...Object.keys(now)]))
      if (old[place] !== now[place] && (!ends || place.startsWith('offer ')))
        box.put(place, now[place] ?? '')
  }
  const step = (): boolean => {
    const { screen, snapshot } = companion.look()
    const { ask, waits } = screen
    if (waits) {
      doLines()
      agree(`round ${snapshot.state.round}, turn ${snapshot.state.turn}`)
      companion.done()
      return true
    }
    if (ask.is === 'over') return false
    const { state } = snapshot
    if (ask.is === 'tell') {
      const notation =
        ask.later && pick([1, 1]) === 0
          ? LATER
          : (ask.answers[pick(ask.answers.map(({ left }) => left))]?.notation ?? '')
      if (state.round > 0) doLines()
      if (notation !== LATER) lay(state, notation)
      const count = snapshot.moments.length
      companion.tell(notation)
      settleOwn(count)
      return true
    }
    const move = snapshot.options[pick(snapshot.options.map(() => 1))]?.notation ?? ''
    const count = snapshot.moments.length
    if (state.active < 0) doLines()
    companion.tell(move)
    settleOwn(count)
    return true
  }
  /** What followed from a tap of the person in the own turn: the person has seen it. */
  const settleOwn = (from: number): void => {
    const { moments, opening } = companion.look().snapshot
    for (const [index, moment] of moments.entries()) {
      const before = stateAt(opening, moments, index)
      if (index < from || before.active < 0 || before.active === game.bot) continue
      const ends = moment.events.some(({ event }) => event === 'turn-over')
      ownMove(before, moment.state, ends)
    }
  }
  return { companion, game, step, agreed: () => agreed }
}

/** Answers that move nothing by themselves. */
const QUIET: ReadonlySet<string> = new Set([
  'corruption',
  'bot-roll',
  'first',
  'surprise',
  'bot-crest',
  'reveal-underground',
  'reveal-contracts',
  'tie-die',
  'tie-tile',
  'tie-town',
  'tie-house-space',
  'tie-character',
  'tie-contract',
  'tie-resource',
  'tie-way',
])

describe.each(LANGUAGES)('the second table, laid from the sentences in %s', (language) => {
  it('agrees after every set-up', () => {
    for (const { config, kind, deals, now } of WAYS) {
      const at = sitDown(
        config,
        { deals: DEALING.indexOf(deals), [SWITCHED_OFF.later]: now },
        kind,
        language,
      )
      while (at.companion.look().snapshot.state.round === 0 || at.companion.look().screen.waits)
        at.step()
      expect(at.companion.look().snapshot.state.round).toBe(1)
    }
  })
  it('agrees at each Done of whole games', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      const { config, deals, now } = WAYS[(seed * 7) % WAYS.length] as (typeof WAYS)[number]
      const at = sitDown(
        config,
        { deals: DEALING.indexOf(deals), [SWITCHED_OFF.later]: now },
        seed,
        language,
      )
      while (at.step());
      expect(at.agreed()).toBeGreaterThan(3)
    }
  })
})
