/** Several devices at one table: one log, whose numbers say who was first. */
import { describe, expect, it } from 'vitest'
import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import { NO_DRAFT } from '../../src/game/storage/move-draft.ts'
import { constantSignal } from '../../src/game/host/signal.ts'
import type { Host } from '../../src/game/host/host.ts'
import { hostMatch } from '../../src/game/host/match-host.ts'
import { createGameTable } from '../../src/game/game-table.ts'
import { openCompanion } from '../../src/companion/companion.ts'
import { movedMarks } from '../../src/companion/sharing.ts'
import { noted, sitDown } from './box.ts'

const config = { modules: ['base', 'solo', 'companion'], players: 1 } as const

/** One truth, and devices whose messages are on their way until they are let through. */
function aroundOneBox(entries: readonly string[] = []) {
  const truth = hostMatch({
    game: compose(config, content),
    players: [{ name: 'Anna', colour: 'indigo' }],
    agreement: { freeUndo: true },
    entries,
  })
  const marks = noted()
  const onTheWay: (() => void)[] = []
  const device = () => {
    const host: Host = {
      ...truth,
      draft: constantSignal(NO_DRAFT),
      keepDraft: () => undefined,
      submit: async (submission) =>
        new Promise((resolve) => {
          onTheWay.push(() => resolve(truth.submit(submission)))
        }),
    }
    return openCompanion(createGameTable(host), { marks, pick: () => 0, shared: true })
  }
  /** All that is said arrives, and so does what comes of it. */
  const deliver = async () => {
    for (let times = 0; times < 200; times++) {
      onTheWay.shift()?.()
      await Promise.resolve()
      await Promise.resolve()
    }
  }
  return { truth, marks, device, deliver, onTheWay }
}

/** A game whose next question is the first roll of dice. */
function atTheDice() {
  const { companion, playUntil } = sitDown({
    config: { ...config, modules: ['base', 'solo'] },
    seed: 5,
  })
  playUntil(() => {
    const { ask } = companion.look().screen
    return ask.is === 'tell' && ask.request === 'dice'
  })
  return aroundOneBox(companion.look().snapshot.moments.map(({ notation }) => notation))
}

describe('two devices that answer at once', () => {
  it('tell different dice: the first counts, the other is told so and asked again', async () => {
    const { truth, device, deliver } = atTheDice()
    const [anna, bruno] = [device(), device()]
    const before = truth.log().length
    expect(anna.tell('roll pink 3')).toBe(true)
    expect(bruno.tell('roll blue 5')).toBe(true)
    await deliver()
    expect(truth.log().slice(before)).toEqual(['roll pink 3'])
    expect(anna.look().late).toBeUndefined()
    expect(bruno.look().late).toEqual(['roll blue 5'])
    expect(bruno.look().snapshot.state).toEqual(anna.look().snapshot.state)
    bruno.tell('roll blue 5')
    await deliver()
    expect(truth.log().slice(before)).toEqual(['roll pink 3', 'roll blue 5'])
    expect(bruno.look().late).toBeUndefined()
  })

  it('tell the same die: it is told once', async () => {
    const { truth, device, deliver } = atTheDice()
    const [anna, bruno] = [device(), device()]
    const before = truth.log().length
    anna.tell('roll pink 3')
    bruno.tell('roll pink 3')
    await deliver()
    expect(truth.log().slice(before)).toEqual(['roll pink 3'])
  })

  it('take back and tell: nothing is lost of what the first did', async () => {
    const { truth, device, deliver } = atTheDice()
    const [anna, bruno] = [device(), device()]
    anna.tell('roll pink 3')
    await deliver()
    const before = truth.log().length
    anna.undo()
    bruno.tell('roll blue 5')
    await deliver()
    expect(truth.log().slice(before)).toEqual(['undo'])
    expect(bruno.look().late).toEqual(['roll blue 5'])
  })

  it('hands in what is tapped quickly, in order', async () => {
    const { truth, device, deliver } = atTheDice()
    const anna = device()
    const before = truth.log().length
    for (const die of ['roll pink 3', 'roll blue 5', 'roll yellow 1']) anna.tell(die)
    await deliver()
    expect(truth.log().slice(before)).toEqual(['roll pink 3', 'roll blue 5', 'roll yellow 1'])
  })

  it('roll the Cardinalbot’s dice once, from the device where the turn was begun', async () => {
    const { truth, device, deliver } = atTheDice()
    const [anna, bruno] = [device(), device()]
    const before = truth.log().length
    for (let steps = 0; steps < 30; steps++) {
      const { screen } = bruno.look()
      if (screen.bot || screen.ask.is !== 'tell') break
      bruno.tell(screen.ask.answers[0]?.notation ?? '')
      await deliver()
    }
    const rolled = () =>
      truth
        .log()
        .slice(before)
        .filter((entry) => entry.startsWith('bot roll'))
    expect(rolled()).toHaveLength(1)
    expect(anna.look().screen).toMatchObject({ bot: true })
    expect(anna.look().screen.hand).toEqual(bruno.look().screen.hand)
    // Done on one device is done on the other.
    while (anna.look().screen.ask.is === 'tell') {
      const { ask } = anna.look().screen
      anna.tell(ask.is === 'tell' ? (ask.answers[0]?.notation ?? '') : '')
      await deliver()
    }
    expect(bruno.look().screen.waits).toBe(true)
    anna.done()
    await deliver()
    expect(bruno.look().screen).toMatchObject({ waits: false, hand: [] })
  })
})

it('what is noted moves along with the entries that count', () => {
  const entries = ['draw a', 'draw b', 'undo', 'draw c', 'draw d']
  const marks = { done: 4, 'laid.0': 1, 'laid.1': 1, 'laid.3': 1, 'own-dice': 1 }
  expect(movedMarks(marks, entries)).toEqual({ done: 2, 'laid.0': 1, 'laid.1': 1, 'own-dice': 1 })
})
