/** Whole games through the companion's screens, against a hidden box. */
import { describe, expect, it } from 'vitest'
import { content } from '@tiletum/content'
import type { GameConfig, State } from '@tiletum/engine'
import { sitDown } from './box.ts'
import type { Sitting } from './box.ts'

const state = ({ companion }: Sitting): State => companion.look().snapshot.state

/** Two whole games in every test run; `npm run soak -- companion` plays twenty. */
const GAMES = Number(process.env['COMPANION_GAMES'] ?? 2)
/** So many there with results only, for each way. */
const RESULTS = 40
const CHALLENGES = content.solo.challenges.map(({ id }) => id)
const KINDS: readonly GameConfig[] = [
  { modules: ['base', 'solo'], players: 1, difficulty: 'normal' },
  { modules: ['base', 'solo', 'silver'], players: 1, difficulty: 'hard' },
  { modules: ['base', 'solo'], players: 1, difficulty: 'easy' },
  { modules: ['base', 'solo'], players: 1, difficulty: 'hard' },
  { modules: ['base', 'solo'], players: 1, challenges: CHALLENGES.slice(0, 4) },
  { modules: ['base', 'solo', 'silver'], players: 1, difficulty: 'normal' },
  { modules: ['base', 'solo', 'silver'], players: 1, challenges: CHALLENGES.slice(3, 7) },
  { modules: ['base', 'solo', 'silver'], players: 1, difficulty: 'easy' },
]

describe('the companion of a solo game', () => {
  it.each([
    ['the page rolls', {}, false],
    ['the person rolls', { 'own-dice': 1 }, false],
    ['the person rolls and draws lots for every tie', { 'own-dice': 1 }, true],
  ] as const)(
    'agrees with the box in every component and point, in few taps: %s',
    (who, habits, ownLots) => {
      const taps: number[] = []
      const setups: number[] = []
      for (let seed = 0; seed < GAMES; seed++) {
        const config = KINDS[seed % KINDS.length] as GameConfig
        const sitting = sitDown({ config, seed, habits, ownLots })
        sitting.playOut()
        expect(state(sitting)).toEqual(sitting.box())
        expect(sitting.taps.bot).toHaveLength(12)
        taps.push(...sitting.taps.bot)
        setups.push(sitting.taps.setup)
      }
      const mean = taps.reduce((sum, one) => sum + one, 0) / taps.length
      const few = taps.filter((one) => one <= 5).length / taps.length
      if (GAMES > 2)
        console.log(
          `${who}: ${GAMES} games, ${taps.length} turns of the Cardinalbot: ${mean.toFixed(2)} taps each, ` +
            `${(few * 100).toFixed(1)}% with 5 or fewer, ${Math.max(...taps)} at most; ` +
            `set-up ${Math.min(...setups)} to ${Math.max(...setups)} taps`,
        )
      expect(mean).toBeLessThanOrEqual(3)
      expect(few).toBeGreaterThanOrEqual(0.95)
      expect(Math.max(...setups)).toBeLessThanOrEqual(50)
    },
  )

  it.each([
    [1, [3, 9]],
    // a contract where a helper lay, a die with its value changed, a cost below told by its map
    [2, [0, 24, 29]],
    [3, [5]],
  ] as const)(
    'agrees where of every %i turns one is entered as its result only',
    (resultOnly, few) => {
      const seeds = GAMES > 2 ? Array.from({ length: RESULTS }, (_, seed) => seed) : few
      for (const seed of seeds) {
        const config = KINDS[seed % KINDS.length] as GameConfig
        const sitting = sitDown({ config, seed, resultOnly })
        sitting.playOut()
        expect(state(sitting), `game ${seed}`).toEqual(sitting.box())
        expect(sitting.companion.look().corrections).toBeGreaterThan(5)
      }
      if (GAMES > 2)
        console.log(`the result only of every ${resultOnly}: ${seeds.length} games agree`)
    },
  )

  it('needs no tap for the set-up that the page deals, but that it is laid out', () => {
    const { companion } = sitDown({
      config: { modules: ['base', 'solo', 'silver'], players: 1, difficulty: 'hard' },
      seed: 4,
      habits: { deals: 2 },
    })
    const { screen } = companion.look()
    expect(screen).toMatchObject({ waits: true, ask: { request: 'dice' } })
    expect(screen.dealt.length).toBeGreaterThan(50)
    companion.done()
    expect(companion.look().screen).toMatchObject({ waits: false, dealt: [] })
  })
})

describe('wrong entries', () => {
  const begun = () => {
    const sitting = sitDown({ config: { modules: ['base', 'solo'], players: 1 }, seed: 6 })
    sitting.playUntil(() => sitting.companion.look().screen.ask.is === 'play')
    return sitting
  }

  it('are taken back one by one, over the Cardinalbot’s turn and the dice, to the start', () => {
    const { companion, game } = begun()
    for (let steps = 0; companion.look().canUndo; steps++) {
      if (steps > 200) throw new Error('Undo does not end')
      companion.undo()
    }
    expect(companion.look().snapshot.state).toEqual(game.start())
  })

  it('a correction is undone like a move', () => {
    const { companion } = begun()
    const before = companion.look().snapshot.state
    expect(companion.correct('set gold 9 for 1')).toBe(true)
    expect(companion.look().corrections).toBe(1)
    companion.undo()
    expect(companion.look().snapshot.state).toEqual(before)
    expect(companion.correct('set gold 999 for 1')).toBe(false)
    expect(companion.correct('end turn')).toBe(false)
  })

  it('the Cardinalbot’s turn is taken back, corrected, and played again with the same roll', () => {
    const { companion } = begun()
    companion.takeBotBack()
    const { rolledBefore, screen } = companion.look()
    expect(screen.ask).toMatchObject({ is: 'tell', request: 'bot-roll' })
    expect(rolledBefore).toMatch(/^bot roll/)
    companion.correct('set stone 9 for 2')
    expect(companion.look().screen.ask).toMatchObject({ request: 'bot-roll' })
    expect(companion.tell(rolledBefore ?? '')).toBe(true)
    expect(companion.look().screen.bot).toBe(true)
    expect(companion.look().rolledBefore).toBeUndefined()
  })
})
