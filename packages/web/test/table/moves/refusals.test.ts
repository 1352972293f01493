/** Whatever the board shows, a press on it is answered: by a move, or by a sentence in each language. */
import { seededChance } from '@tiletum/bots'
import { content } from '@tiletum/content'
import { openState } from '@tiletum/engine/state'
import { compose, moveList, playsWith, seatFacts, spaceFacts } from '@tiletum/engine'
import type { Game, GameConfig, Refusal, State } from '@tiletum/engine'
import { CATALOGUES, LANGUAGES } from '@tiletum/text'
import { findClause } from '@tiletum/text/rules'
import { expect, test } from 'vitest'
import { HELP_CLAUSES } from '../../../src/game/help-topics.ts'
import type { HelpTopic } from '../../../src/game/help-topics.ts'
import { movesAt } from '../../../src/table/board/space-moves.ts'
import { answerTo } from '../../../src/table/moves/refusals.ts'
import { movesOfTile, taskMoves } from '../../../src/table/moves/task-moves.ts'

function shown(game: Game, state: State, seat: number): readonly string[] {
  const { names, faces } = game.rules
  const facts = seatFacts(game.rules, state, seat)
  return [
    ...names.colour.flatMap((colour) => names.value.map((value) => `die ${colour} ${value}`)),
    ...names.space.flatMap((_, space) => movesAt(spaceFacts(game.rules, state, space))),
    ...taskMoves(game, state, seat).flatMap(([, moves]) => moves),
    ...facts.storehouse.flatMap((slot) =>
      slot === undefined ? [] : movesOfTile(game, slot.tile, facts),
    ),
    ...openState(state).contractOffer.flatMap((face, space) =>
      faces[face] === undefined ? [] : [`take ${faces[face].id} from ${space + 1}`],
    ),
    ...openState(state).characterOffer.flatMap((face) =>
      faces[face] === undefined ? [] : [`take ${faces[face].id}`],
    ),
    'renew characters',
    'climb',
    'end turn',
    'done',
  ]
}

const CONFIGS: readonly GameConfig[] = [
  { modules: ['base'], players: 2 },
  { modules: ['base', 'solo'], players: 1, difficulty: 'hard' },
  { modules: ['base', 'silver'], players: 2 },
  {
    modules: ['base', 'solo', 'silver'],
    players: 1,
    technologies: ['technology.contract', 'technology.resource', 'technology.prospector'],
  },
]

test.each(CONFIGS)('every refusal of a whole game has its sentence: $modules', (config) => {
  const game = compose(config, content)
  const state = game.start()
  const chance = seededChance(3)
  const answers = moveList()
  const seats = ['Anna', 'Bruno', 'Clara', 'Dario'].slice(0, game.rules.seats)
  const told = { rules: game.rules, seats }
  const reasons = new Set<string>()
  const sentences = new Set<string>()
  let turn = 0
  for (;;) {
    const awaiting = game.awaiting(state)
    if (awaiting.who === 'nobody') break
    if (awaiting.who === 'chance') {
      game.list(state, answers)
      game.play(state, chance.answer(awaiting.request.request, answers, state))
      continue
    }
    // With silver there is three times as much to press: a look at every third decision will do.
    const looks = !playsWith(config, 'silver') || turn % 3 === 0
    for (const notation of looks ? shown(game, state, awaiting.seat) : []) {
      const move = game.parse(notation)
      if (typeof move !== 'number') throw new Error(`The board speaks of no move: ${notation}`)
      const refusal = game.why(state, move)
      if (refusal === undefined) continue
      reasons.add(refusal.reason)
      for (const language of LANGUAGES)
        sentences.add(CATALOGUES[language].refusals.say(told, refusal))
    }
    const moves = game.moves(state)
    turn++
    game.play(state, moves[(turn * 7919) % moves.length] ?? 0)
  }
  expect(reasons.size).toBeGreaterThan(15)
  if (playsWith(config, 'silver'))
    for (const reason of ['technology-silver-missing', 'no-prospector-here', 'prospector-there'])
      expect(reasons).toContain(reason)
  for (const sentence of sentences) {
    expect(sentence).toMatch(/^\p{Lu}.*[.!]$|^\d.*[.]$/u)
    expect(sentence).not.toMatch(/undefined|NaN|\[object/)
  }
})

test('what is no move by itself says what it is for, with a rule that can be read', () => {
  for (const [about, clause] of Object.entries(HELP_CLAUSES)) {
    expect(findClause(clause), about).toBeDefined()
    for (const language of LANGUAGES)
      expect(CATALOGUES[language].web.why.about[about as HelpTopic]).toMatch(/^\p{Lu}.*\.$/u)
  }
})

test('of a crest that nobody has no kind is named; a refusal of its own goes first', () => {
  const refused = (reason: Refusal['reason']): Refusal => ({ reason, clause: 'task-4', facts: {} })
  expect(answerTo(refused('not-in-storehouse'), 'crest')).toBe('crest')
  expect(answerTo(undefined, 'fair')).toBe('fair')
  expect(answerTo(refused('storehouse-full'), 'wheelTile')).toMatchObject({
    reason: 'storehouse-full',
  })
  expect(answerTo(refused('not-in-storehouse'), undefined)).toMatchObject({ clause: 'task-4' })
})
