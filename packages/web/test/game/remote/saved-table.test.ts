import { content } from '@tiletum/content'
import { append, compose, formatEntry, openMatch, createLog } from '@tiletum/engine'
import { applySteps } from '@tiletum/protocol'
import type { TableStep } from '@tiletum/protocol'
import { expect, test } from 'vitest'
import { readGame, recordText } from '../../../src/game/storage/record-file.ts'
import { savedTable } from '../../../src/game/remote/saved-table.ts'
import { PEOPLE } from '../../support/table.ts'
import { ANNA, TABLE } from '../../support/fake-server.ts'

const config = { modules: ['base' as const], players: 2, first: 0 }
const game = compose(config, content)

test('a sandbox in which much was taken back is kept so that it opens again', async () => {
  const match = openMatch(game, createLog(config, { freeUndo: true }))
  const playUntil = (is: () => boolean): void => {
    while (!is()) {
      const { options, awaiting } = {
        options: game.options(match.state),
        awaiting: game.awaiting(match.state),
      }
      const by = awaiting.who === 'seat' ? awaiting.seat : 'chance'
      append(match, { by, text: options.at(-1)?.notation ?? '' })
    }
  }
  playUntil(() => match.seats.includes(1))
  const back = match.moves.length - match.seats.indexOf(0)
  expect(append(match, { by: 1, text: `undo ${back}` })).toBeUndefined()
  const agree: TableStep = {
    kind: 'agree',
    at: 1,
    by: ANNA,
    rules: 3,
    opening: match.log.entries.map((entry) => formatEntry(game, entry)),
    terms: {
      kind: 'sandbox',
      config,
      seats: [
        { for: 'anybody', colour: 'blue' },
        { for: 'anybody', colour: 'orange' },
      ],
      listed: false,
      pace: { pace: 'live' },
      allow: { forecast: true, hints: true },
      watching: { open: false, chat: false, delay: 0 },
    },
  }
  const table = applySteps(undefined, [agree])
  if (table === undefined) throw new Error('A table was agreed on')
  const saved = savedTable({
    id: TABLE,
    table,
    steps: [agree],
    players: PEOPLE.slice(0, 2),
    agreement: { freeUndo: true },
    round: 1,
  })
  const { game: read, fault } = await readGame(await recordText(saved))
  expect(fault).toBeUndefined()
  expect(read?.entries).toEqual(saved.entries)
})
