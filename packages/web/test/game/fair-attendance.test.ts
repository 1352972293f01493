/** Who was at a fair stays told, wherever the pieces go later. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { content } from '@tiletum/content'
import { openState } from '@tiletum/engine/state'
import { compose, formatEntry, NONE, readRecord } from '@tiletum/engine'
import type { State } from '@tiletum/engine'
import { composeRecorded } from '@tiletum/testkit'
import { expect, test } from 'vitest'
import { presentAtFairs } from '../../src/game/fair-attendance.ts'
import { PEOPLE, seatAt, tableOf } from '../support/table.ts'

const GAMES = path.join(import.meta.dirname, '../../../../games')
const game = compose({ modules: ['base'], players: 2 }, content)

/** A whole game of moves taken here and there. */
function played(seed: number) {
  const table = tableOf(game, seed)
  for (let steps = 0; !table.snapshot().over && steps < 2000; steps++) {
    const { options } = table.snapshot()
    table.play(options[(steps * 7919 + seed) % options.length]?.notation ?? '')
  }
  return table.snapshot()
}

test.each(['four-players', 'silver-three-players', 'silver-four-players'])(
  'past fairs name who scored when they were held, in %s',
  (name) => {
    const text = readFileSync(path.join(GAMES, `${name}.txt`), 'utf8')
    const { match } = readRecord(text, composeRecorded)
    if (match === undefined) throw new Error('nothing was read')
    const entries = match.log.entries.map((entry) => formatEntry(match.game, entry))
    const { players } = match.game.config
    const seated = seatAt(match.game, 1, { entries, players: PEOPLE.slice(0, players) })
    const { state, moments, shown } = seated.table.snapshot()
    const present = presentAtFairs({ game: match.game, state, moments, shown })
    let scored = 0
    for (const event of moments.flatMap(({ events }) => events)) {
      if (event.event !== 'score' || !event.facts.from.startsWith('fair-')) continue
      scored++
      expect(present[Number(event.facts.from.slice(5)) - 1]).toContain(event.seat)
    }
    expect(scored).toBeGreaterThan(0)
  },
)

test('moves after a fair don’t change who took part in it', () => {
  const { state, moments } = played(1)
  const fair = 1
  const town = openState(state).fairTowns[fair] ?? NONE
  /** With all pieces of both seats there. */
  const at = (from: State, space: number): State => {
    const fields = openState(from)
    return {
      ...fields,
      seats: fields.seats.map((seat) => ({ ...seat, pieces: [space, space] })),
    } as State
  }
  const held = moments.findIndex(({ events }) =>
    events.some((event) => event.event === 'fair-phase' && event.facts.round === fair + 1),
  )
  const presentWith = (then: number, now: number) => {
    const told = moments.map((moment, index) =>
      index === held ? { ...moment, state: at(moment.state, then) } : moment,
    )
    const timeline = { game, state: at(state, now), moments: told, shown: told.length }
    return presentAtFairs(timeline)[fair]
  }
  const elsewhere = town === 0 ? 1 : 0
  expect(presentWith(elsewhere, elsewhere)).toEqual([])
  expect(presentWith(town, elsewhere)).toEqual([0, 1])
  expect(presentWith(elsewhere, town)).toEqual([])
})
