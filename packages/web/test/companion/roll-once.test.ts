/** The Cardinalbot's dice are rolled once a turn, and what the page drew is shown until it is laid out. */
import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import { describe, expect, it } from 'vitest'
import { NO_DRAFT } from '../../src/game/storage/move-draft.ts'
import { constantSignal } from '../../src/game/host/signal.ts'
import { createGameTable } from '../../src/game/game-table.ts'
import { hostMatch } from '../../src/game/host/match-host.ts'
import { openCompanion } from '../../src/companion/companion.ts'
import type { Companion } from '../../src/companion/companion.ts'
import type { Marks } from '../../src/companion/marks.ts'
import { noted, sitDown } from './box.ts'

const config = { modules: ['base', 'solo', 'companion'], players: 1 } as const
/** So many turns in every test run; `npm run soak -- companion` takes back a thousand. */
const TURNS = process.env['COMPANION_GAMES'] === undefined ? 6 : 1000 / 4

const isRoll = (notation: string): boolean => notation.startsWith('bot roll')
const rollsIn = (companion: Companion): readonly string[] =>
  companion.look().snapshot.entries.filter(isRoll)
const asksForRoll = (companion: Companion): boolean => {
  const { ask } = companion.look().screen
  return ask.is === 'tell' && ask.request === 'bot-roll'
}

/** A page that shows the same game, with the same notes. */
function device(
  host: ReturnType<typeof hostMatch>,
  marks: Marks,
  shared: boolean,
  draw: () => number,
) {
  const alone = { ...host, draft: constantSignal(NO_DRAFT), keepDraft: () => undefined }
  return openCompanion(createGameTable(alone), { marks, shared, pick: draw })
}

/** A game in which the Cardinalbot's turn was seen and taken back. */
function takenBack(seed: number) {
  const sitting = sitDown({ config: { ...config, modules: ['base', 'solo'] }, seed })
  const rounds = 1 + (seed % 3)
  sitting.playUntil(() => {
    const { screen, snapshot } = sitting.companion.look()
    return screen.waits && screen.bot && snapshot.state.round >= rounds
  })
  const { entries } = sitting.companion.look().snapshot
  const host = hostMatch({
    game: compose(config, content),
    players: [{ name: 'Anna', colour: 'indigo' }],
    agreement: { freeUndo: true },
    entries,
  })
  const marks = noted(sitting.companion.marks.stream.current())
  /** Every draw of a page would bring something else. */
  let draws = seed
  const draw = () => (draws += 7) % 36
  const companion = device(host, marks, false, draw)
  const roll = rollsIn(companion).at(-1) ?? ''
  companion.takeBotBack()
  return { host, marks, companion, roll, draw }
}

describe('a roll that was taken back', () => {
  it('is never rolled anew by a reload, an undo or another device', () => {
    for (let seed = 0; seed < TURNS; seed++) {
      const { host, marks, companion, roll, draw } = takenBack(seed)
      const rolls = rollsIn(companion).length
      const still = (page: Companion) => {
        expect(asksForRoll(page)).toBe(true)
        expect(page.look().rolledBefore).toBe(roll)
        expect(rollsIn(page)).toHaveLength(rolls)
      }
      still(companion)
      expect(companion.correct('set food 5 for 2')).toBe(true)
      still(companion)
      companion.undo()
      still(companion)
      const reloaded = device(host, marks, false, draw)
      still(reloaded)
      const other = device(host, marks, true, draw)
      expect(other.correct('set wool 4 for 2')).toBe(true)
      for (const page of [other, companion, reloaded]) still(page)
      other.undo()
      still(other)
      expect(other.tell(roll)).toBe(true)
      expect(rollsIn(other).slice(rolls)).toEqual([roll])
    }
  })

  it('comes again by itself after a move before it is played otherwise', () => {
    const { companion, roll } = takenBack(3)
    const rolls = rollsIn(companion).length
    companion.undo()
    expect(asksForRoll(companion)).toBe(false)
    for (let taps = 0; rollsIn(companion).length === rolls; taps++) {
      if (taps > 30) throw new Error('Nobody rolls')
      const { screen, snapshot } = companion.look()
      const { ask } = screen
      if (screen.waits) companion.done()
      else if (ask.is === 'tell') companion.tell(ask.answers[0]?.notation ?? '')
      else
        companion.tell(
          (snapshot.legal.has('end turn') ? 'end turn' : snapshot.options[0]?.notation) ?? '',
        )
    }
    expect(rollsIn(companion).at(-1)).toBe(roll)
  })

  it('waits for a tap where a game is opened before its roll', () => {
    const { host, marks, companion, draw } = takenBack(4)
    companion.undo()
    const entries = host.log()
    const again = device(host, marks, false, draw)
    expect(host.log()).toEqual(entries)
    again.close()
  })
})

describe('what the page draws', () => {
  function begin(deals: number) {
    const host = hostMatch({
      game: compose(config, content),
      players: [{ name: 'Anna', colour: 'indigo' }],
      agreement: { freeUndo: true },
    })
    const marks = noted({ deals, 'tell-now': 1 })
    return { companion: device(host, marks, false, () => 0), host, marks }
  }
  const dealt = (companion: Companion): readonly string[] =>
    companion.look().screen.dealt.map(({ notation }) => notation)
  const tellFirst = (companion: Companion): void => {
    const { ask } = companion.look().screen
    if (ask.is === 'tell') companion.tell(ask.answers[0]?.notation ?? '')
  }

  it('has a line where somebody lets the page choose once', () => {
    const { companion } = begin(0)
    companion.letPageAnswer()
    expect(dealt(companion)).toHaveLength(1)
  })

  it('stays in the list after an undo of a later answer, and after another choice of who draws', () => {
    const { companion } = begin(0)
    tellFirst(companion)
    companion.dealKind()
    const drawn = dealt(companion)
    expect(drawn.length).toBeGreaterThan(3)
    tellFirst(companion)
    companion.undo()
    expect(dealt(companion)).toEqual(drawn)
    companion.deal('lots')
    companion.deal('nothing')
    expect(dealt(companion).slice(0, drawn.length)).toEqual(drawn)
  })

  it('is taken back as one tap; what was told before stays', () => {
    const { companion } = begin(0)
    tellFirst(companion)
    tellFirst(companion)
    const { length } = companion.look().snapshot.moments
    companion.dealKind()
    companion.undo()
    expect(companion.look().snapshot.moments).toHaveLength(length)
    expect(dealt(companion)).toHaveLength(0)
  })

  it('stays where one told before it is taken back and told otherwise', () => {
    const { companion } = begin(0)
    tellFirst(companion)
    for (let tile = 0; tile < 4; tile++) tellFirst(companion)
    const { told } = companion.look().screen
    expect(told).toHaveLength(4)
    companion.untell(told[1]?.moment ?? 0)
    expect(companion.look().keptBack).toHaveLength(2)
    const { ask } = companion.look().screen
    const other = ask.is === 'tell' ? (ask.answers.at(-1)?.notation ?? '') : ''
    companion.tell(other)
    const now = companion.look().screen.told
    expect(now.map(({ notation }) => notation)).toEqual([
      told[0]?.notation,
      other,
      told[2]?.notation,
      told[3]?.notation,
    ])
    expect(now.map(({ goes }) => goes)).toEqual(told.map(({ goes }) => goes))
  })
})
