import { fileURLToPath } from 'node:url'
import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import { describe, expect, it } from 'vitest'
import { playGameWith, POLICIES, seededChance } from '../../src/index.ts'
import type { SeatFault } from '../../src/index.ts'
import { checkProgram, commandIn, externalProgram, startProgram } from '../../src/program/index.ts'
import { readAnswer } from '../../src/seat/protocol.ts'
import { firstDecision, policyContract } from '../contract.ts'

const example = fileURLToPath(new URL('../../examples/first-bot.mjs', import.meta.url))

policyContract({
  name: 'the example program',
  make: (game, seat, seed) =>
    externalProgram({
      game,
      seat,
      seed,
      command: [process.execPath, example],
      milliseconds: 60_000,
      onFault: (fault) => expect.fail(`The example program is ${fault}`),
    }),
  budget: {},
  share: { every: 3, from: 1 },
})

const game = compose({ modules: ['base'], players: 2 }, content)

/** A whole game of two programs that do as they are told by a few words of JavaScript. */
async function gameOf(program: string, milliseconds = 60_000) {
  const faults: [SeatFault, boolean][] = []
  const policies = [0, 1].map((seat) =>
    externalProgram({
      game,
      seat,
      seed: `stand-in ${seat}`,
      command: [process.execPath, '-e', program],
      milliseconds,
      onFault: (fault, forfeited) => faults.push([fault, forfeited]),
    }),
  )
  const { state } = await playGameWith({ game, policies, chance: seededChance('faults') })
  await Promise.all(policies.map(async (policy) => policy.over?.(state)))
  expect(game.awaiting(state)).toEqual({ who: 'nobody' })
  return faults
}

const reading = (answer: string): string =>
  `require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
     const message = JSON.parse(line)
     if (message.type === 'choose') console.log(${answer})
   })`

const threeTimes = (fault: SeatFault) =>
  expect.arrayContaining([
    [fault, false],
    [fault, true],
  ])

describe('a program that goes wrong does not stop the game:', () => {
  it('what is no answer counts as a fault, the third ends its part', async () => {
    const faults = await gameOf(reading(`JSON.stringify({ move: 7 })`))
    expect(faults).toHaveLength(6)
    expect(faults).toEqual(threeTimes('unreadable'))
  })

  it('so does a move that is not legal', async () => {
    const faults = await gameOf(
      reading(`JSON.stringify({ number: message.number, move: 'end turn' })`),
    )
    expect(faults).toHaveLength(6)
    expect(faults).toEqual(threeTimes('illegal'))
  })

  it('what a library prints is passed over', async () => {
    const moves = `JSON.stringify({ number: message.number, move: message.options[0].number })`
    expect(await gameOf(reading(`'loading…\\n[1]\\n{"a":1}\\n' + ${moves}`))).toEqual([])
  })

  it('so does silence', async () => {
    const faults = await gameOf(reading(`''`).replace('console.log', 'void'), 50)
    expect(faults).toHaveLength(6)
    expect(faults).toEqual(threeTimes('late'))
  })

  it('one that ends has lost at once', async () => {
    expect(await gameOf('process.exit(1)')).toEqual([
      ['gone', true],
      ['gone', true],
    ])
  })

  it('one that cannot be started has lost as well', async () => {
    const policy = externalProgram({
      game,
      seat: 0,
      seed: 1,
      command: ['no-such-program-anywhere'],
      milliseconds: 60_000,
    })
    const { state, moves } = firstDecision(game)
    expect(game.moves(state)).toContain(await policy.choose(state, moves, {}))
  })
})

describe('an answer', () => {
  const { state } = firstDecision(game)
  const legal = game.format(game.moves(state)[0] ?? 0)

  it('is a legal move in notation', () => {
    const line = JSON.stringify({ number: 4, move: legal })
    expect(readAnswer(game, state, 4, line)).toEqual({ move: game.moves(state)[0] })
  })

  it('that comes after its time is passed over', () => {
    const line = JSON.stringify({ number: 3, move: legal })
    expect(readAnswer(game, state, 4, line)).toBeUndefined()
  })

  it('is told why it is refused', () => {
    const line = JSON.stringify({ number: 4, move: 'climb' })
    expect(readAnswer(game, state, 4, line)).toEqual({
      type: 'refused',
      number: 4,
      fault: 'illegal',
      says: 'This is no legal move now: not-now (kingact-1).',
      wanted: '{"number": N, "move": "…"} with a move of the options',
      reason: 'not-now',
      clause: 'kingact-1',
    })
  })

  it('may be the number of a move, and say why', () => {
    const [move = 0] = game.moves(state)
    const info = { value: 3, say: 'a\u202enote\n', line: ['climb'], more: 1 }
    const line = JSON.stringify({ number: 4, move, info })
    expect(readAnswer(game, state, 4, line)).toEqual({
      move,
      info: { value: 3, say: 'a note', line: ['climb'] },
    })
  })
})

describe('a program that plays several games', () => {
  it('is started once, and told of each game, of what happened, and of odds if it wants them', async () => {
    const program = `require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
      const message = JSON.parse(line)
      if (message.type === 'hello') console.log('{"want":["odds"]}')
      if (message.type === 'choose') {
        const { number, options, since, odds, left, seat } = message
        const say = [process.pid, seat, since.length, left, Object.keys(odds ?? {}).join('+')].join(' ')
        console.log(JSON.stringify({ number, move: options[0].move, info: { say } }))
      }
    })`
    const said: string[] = []
    const shared = startProgram({
      command: [process.execPath, '-e', program],
      milliseconds: 60_000,
    })
    for (const seat of [0, 1]) {
      const policies = [0, 1].map((at) =>
        at === seat
          ? externalProgram({
              game,
              seat,
              seed: 1,
              command: [],
              milliseconds: 0,
              process: shared,
              onInfo: ({ say }) => said.push(say ?? ''),
            })
          : POLICIES.random(game, 1),
      )
      // oxlint-disable-next-line no-await-in-loop -- one game after the other
      await playGameWith({ game, policies, chance: seededChance('two games') })
    }
    await shared.end()
    const told = said.map((words) => words.split(' '))
    expect(new Set(told.map(([pid]) => pid)).size).toBe(1)
    expect(new Set(told.map(([, seat]) => seat))).toEqual(new Set(['0', '1']))
    expect(told.every(([, , since]) => Number(since) > 0)).toBe(true)
    expect(new Set(told.map(([, , , left]) => left))).toEqual(new Set(['60000']))
    expect(told.at(-1)?.[4]).toBe('bonus+contract+character')
  })
})

describe('the contract as a command', () => {
  const checked = async (program: string) => {
    const results = []
    const command = [process.execPath, '-e', program]
    for await (const { check, good } of checkProgram({ command, milliseconds: 60_000 }, content))
      if (!good) results.push(check)
    return results
  }

  it('finds a program that does not play the same for the same seed', async () => {
    const move = `message.options[Math.floor(Math.random() * message.options.length)].move`
    const program = reading(`JSON.stringify({ number: message.number, move: ${move} })`)
    expect(await checked(program)).toEqual(['reproducible'])
  })

  it('finds one that ends when it is refused', async () => {
    const program = reading(
      `JSON.stringify({ number: message.number, move: message.options[0].move })`,
    ).replace('if (', `if (message.type === 'refused') process.exit(); if (`)
    expect(await checked(program)).toEqual(['survives-refusal'])
  })
})

it('a command line is divided as a shell does it', () => {
  expect(commandIn(`python3 "my bot.py" --level 'a "b"' c\\ d ''`)).toEqual([
    'python3',
    'my bot.py',
    '--level',
    'a "b"',
    'c d',
    '',
  ])
})
