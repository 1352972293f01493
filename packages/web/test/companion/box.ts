/** A person with a physical box: a second, hidden engine is the box, the companion hears what the person sees. */
import { content } from '@tiletum/content'
import { createRandomStream, nextRandom } from '@tiletum/bots'
import { compose, moveList, NONE, readOnlyContext } from '@tiletum/engine'
import type { Game, GameConfig, State } from '@tiletum/engine'
import { hostMatch } from '../../src/game/host/match-host.ts'
import { createGameTable } from '../../src/game/game-table.ts'
import { openCompanion } from '../../src/companion/companion.ts'
import type { Companion } from '../../src/companion/companion.ts'
import { createSignal } from '../../src/game/host/signal.ts'
import type { MarkList, Marks } from '../../src/companion/marks.ts'

/** What every round asks, whoever played last. */
const OF_THE_ROUND: ReadonlySet<string> = new Set(['corruption', 'dice', 'bonus'])

export interface Sitting {
  readonly game: Game
  readonly companion: Companion
  /** The box as it lies there. */
  readonly box: () => State
  readonly taps: Taps
  /** Plays on to the end of the game. */
  readonly playOut: () => void
  readonly playUntil: (done: () => boolean) => void
}

export interface Taps {
  setup: number
  /** Of each turn of the Cardinalbot. */
  readonly bot: number[]
}

interface Options {
  readonly config: GameConfig
  readonly seed: number
  readonly habits?: MarkList
  /** The person draws lots for every tie, too. */
  readonly ownLots?: boolean
  /** Every so many turns only the result is entered. */
  readonly resultOnly?: number
}

export function sitDown(options: Options): Sitting {
  const { config, seed, habits = {}, ownLots = false, resultOnly = 0 } = options
  const game = compose({ ...config, modules: [...config.modules, 'companion'] }, content)
  const stream = createRandomStream(seed, 'the person at the box')
  const random = () => nextRandom(stream) / 2 ** 32
  const pick = (weights: readonly number[]): number => {
    let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
    return Math.max(
      0,
      weights.findIndex((weight) => (left -= weight) < 0),
    )
  }
  const host = hostMatch({
    game,
    players: [{ name: 'Anna', colour: 'indigo' }],
    agreement: { freeUndo: true },
  })
  const companion = openCompanion(createGameTable(host), {
    marks: noted(habits),
    pick,
  })
  const box = game.start()
  const taps: Taps = { setup: 0, bot: [] }
  const list = moveList()
  /** How many moments of the companion the box has gone through. */
  let told = 0
  let turns = 0

  /** What the page did by itself the person does in the box. */
  const follow = (): void => {
    for (; told < companion.look().snapshot.moments.length; told++) {
      if (ownLots) drawLots()
      play(companion.look().snapshot.moments[told]?.notation ?? '')
    }
  }
  /** What the person's own lots say of a tie is tapped where the page drew another. */
  const drawLots = (): void => {
    const lot = companion.look().screen.lots.find(({ moment }) => moment === told)
    if (lot === undefined) return
    const drawn = draw()
    if (drawn === lot.drawn) return
    tapped()
    companion.drawOtherwise(lot, drawn)
  }
  const play = (notation: string): void => {
    const move = game.parse(notation)
    if (typeof move !== 'number') throw new Error(`No move: ${notation}`)
    const refusal = game.why(box, move)
    if (refusal !== undefined) throw new Error(`The box refuses ${notation}: ${refusal.reason}`)
    game.play(box, move)
  }
  /** All that is asked in its turn, and what follows from it. */
  const isOfBot = (request: string, since: boolean): boolean =>
    request === 'bot-roll' || box.active === game.bot || (since && !OF_THE_ROUND.has(request))
  /** For the turn of the Cardinalbot under way, or the last one. */
  const tapped = (count = 1): void => {
    const turn = botTurns() - 1
    while (taps.bot.length <= turn) taps.bot.push(0)
    if (turn >= 0) taps.bot[turn] = (taps.bot[turn] ?? 0) + count
  }
  const botTurns = (): number =>
    companion
      .look()
      .snapshot.moments.flatMap(({ events }) => events)
      .filter(({ event, seat }) => event === 'turn' && seat === game.bot).length
  /** Draws or rolls in the box. */
  const draw = (): string => {
    game.list(box, list)
    const weights = Array.from(list.weights.subarray(0, list.count))
    return game.format(list.items[pick(weights)] ?? NONE)
  }
  const say = (notation: string): void => {
    if (!companion.tell(notation)) throw new Error(`The companion does not take ${notation}`)
    told++
    play(notation)
    follow()
  }

  const step = (): void => {
    const { screen } = companion.look()
    follow()
    if (screen.waits) {
      if (screen.bot) tapped()
      companion.done()
      follow()
      return
    }
    if (screen.ask.is === 'tell') {
      const { request, setup, count } = screen.ask
      // the sides of all maps are one tap
      if (setup && (request !== 'side' || count === 1)) taps.setup++
      else if (isOfBot(request, screen.bot)) tapped()
      say(draw())
      return
    }
    if (screen.ask.is !== 'play') return
    const moves = game.options(box)
    turns++
    if (resultOnly > 0 && box.active === screen.ask.seat && turns % resultOnly === 0) {
      enterResult()
      return
    }
    const wish = moves[Math.floor(random() * moves.length)]
    say(wish?.notation ?? '')
  }

  /** The whole turn on the table first; then what changed is entered, and that the turn is over. */
  const enterResult = (): void => {
    const seat = box.active
    for (;;) {
      while (game.awaiting(box).who === 'chance') tellTile()
      const options = game.options(box)
      const end = options.find(({ notation }) => notation === 'end turn')
      const others = options.filter(({ reveals, notation }) => !reveals && notation !== 'end turn')
      if (end !== undefined && (others.length === 0 || random() < 0.4)) break
      const next = others[Math.floor(random() * others.length)]
      if (next === undefined) break
      play(next.notation)
      if (box.active !== seat) throw new Error('The turn ended by itself')
    }
    for (const text of differences(game, companion.look().snapshot.state, box))
      if (!companion.correct(text)) throw new Error(`Not taken: ${text}`)
    const over = game.options(box).find(({ notation }) => notation === 'end turn')
    if (over === undefined) throw new Error('The turn cannot end')
    play('end turn')
    if (!companion.correct('set turn over')) throw new Error('The turn is not over')
    told = companion.look().snapshot.moments.length
    // what the page answered by itself since
    const { moments } = companion.look().snapshot
    const last = moments.findLastIndex(({ notation }) => notation === 'set turn over')
    told = last + 1
    follow()
  }

  /** What lies where a die was taken is seen now; it may be used before the turn is over. */
  const tellTile = (): void => {
    const { names, tables } = game.rules
    const { tilePlaces = [], cardPlaces = [] } = tables.companion ?? {}
    const draft = readOnlyContext(game.rules, box)
    const place = tilePlaces.findIndex((one) => one.isRequested?.(draft))
    const card = cardPlaces.findIndex((one) => one.isRequested?.(draft))
    const told = draw()
    play(told)
    const text =
      place < 0
        ? `set card ${names.cardPlace?.[card]} ${names.card?.[cardPlaces[card]?.read(draft) ?? NONE]}`
        : `set tile ${names.tilePlace?.[place]} ${names.face[tilePlaces[place]?.read(draft) ?? NONE]}`
    if (!companion.correct(text)) throw new Error(`Not taken: ${text}`)
  }

  /** All is played, and the last of it done by hand. */
  const isOver = (): boolean => {
    const { ask, waits } = companion.look().screen
    return ask.is === 'over' && !waits
  }
  const playUntil = (done: () => boolean): void => {
    follow()
    for (let steps = 0; !isOver() && !done(); steps++) {
      if (steps > 5000) throw new Error('The game does not end')
      step()
    }
  }

  return {
    game,
    companion,
    box: () => box,
    taps,
    playUntil,
    playOut: () => playUntil(() => false),
  }
}

/** Notes that nothing keeps. */
export function noted(first: MarkList = {}): Marks {
  const stream = createSignal(first)
  return {
    stream,
    set: (changes) => stream.set({ ...stream.current(), ...changes }),
  }
}

/** What must be said so that the companion knows what the box shows. */
export function differences(game: Game, here: State, there: State): readonly string[] {
  const { rules } = game
  const spots = rules.tables.companion
  if (spots === undefined) throw new Error('No companion game')
  const [own, real] = [readOnlyContext(rules, here), readOnlyContext(rules, there)]
  const { names } = rules
  const name = (table: string, index: number): string => names[table]?.[index] ?? ''
  const said: string[] = []
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat)
  // tiles that lie elsewhere are moved there; what is nowhere any more is gone
  const before = spots.tilePlaces.map((place) => place.read(own))
  const after = spots.tilePlaces.map((place) => place.read(real))
  // the next one lies where a helper was that is used up: that is entered last
  const ownStore = (place: number): boolean => {
    const { of, seat } = spots.tilePlaces[place]?.about ?? {}
    return of === 'storehouse' && seat === here.active
  }
  for (const intoFull of [false, true])
    for (const [to, face] of after.entries()) {
      const full = before[to] !== NONE
      if (face === NONE || before[to] === face || full !== intoFull || (full && !ownStore(to)))
        continue
      const from = before.findIndex((one, place) => one === face && after[place] !== face)
      if (from < 0 || (full && ownStore(from))) continue
      said.push(`set tile ${name('tilePlace', to)} from ${name('tilePlace', from)}`)
      before[to] = face
      before[from] = NONE
    }
  const isUntold = (place: number, draft: typeof own): boolean =>
    spots.tilePlaces[place]?.isDeferred?.(draft) === true
  for (const [place, face] of after.entries())
    if (before[place] !== face || (isUntold(place, own) && !isUntold(place, real)))
      said.push(
        `set tile ${name('tilePlace', place)} ${face === NONE ? 'none' : name('face', face)}`,
      )
  for (const [index, spot] of spots.shared.entries())
    if (spot.read(own) !== spot.read(real))
      said.push(`set ${name('shared', index)} ${spot.read(real)}`)
  for (const [index, spot] of spots.sites.entries())
    if (spot.read(own) !== spot.read(real))
      said.push(`set owner ${name('site', index)} ${name('owner', spot.read(real) + 1)}`)
  for (const [index, spot] of spots.movers.entries())
    for (const seat of seats)
      for (const space of spot.read(real, seat))
        if (space !== NONE && !spot.read(own, seat).includes(space))
          said.push(`set piece ${name('mover', index)} ${name('space', space)} for ${seat + 1}`)
  for (const seat of seats)
    for (const [building, crest] of (real.state.seats[seat]?.crests ?? []).entries())
      if (own.state.seats[seat]?.crests[building] !== crest)
        said.push(
          `set crest ${building + 1} ${crest === NONE ? 'none' : name('crest', crest)} for ${seat + 1}`,
        )
  // numbers last: pieces come from supplies, which are counted afterwards
  const supplies = new Set(['houses', 'pillars', 'mines'])
  const numbers = [...spots.numbers.entries()].toSorted(
    ([, one], [, other]) =>
      Number(supplies.has(one.about.of)) - Number(supplies.has(other.about.of)),
  )
  for (const [index, spot] of numbers)
    for (const seat of seats)
      if (spot.read(own, seat) !== spot.read(real, seat) || supplies.has(spot.about.of))
        said.push(`set ${name('number', index)} ${spot.read(real, seat)} for ${seat + 1}`)
  return said
}
