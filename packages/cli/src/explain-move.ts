/** Whether a move is possible, and the rule behind the answer. */
import type { Game, Move, NotationError, Refusal, State } from '@tiletum/engine'
import type { NamedGame } from '@tiletum/text'
import { closeWords } from '@tiletum/text/commands'
import type { Context } from './context.ts'

const MOST_NEXT_WORDS = 8

export function notationSentence(error: NotationError, { words }: Context): string {
  const close =
    error.error === 'incomplete'
      ? error.expected.slice(0, error.expected.length > MOST_NEXT_WORDS ? 0 : MOST_NEXT_WORDS)
      : closeWords(error.word, error.expected)
  return words.cli.notation(error, close)
}

/** Describes a legal move. */
export function possibleSentence(
  game: Game,
  table: NamedGame,
  state: State,
  move: Move,
  { words }: Context,
): string {
  const { why } = words.recordCommands
  const { long } = words.moves.describe(table, state, move)
  return game.awaiting(state).who === 'chance' ? why.answer(long) : why.possible(long)
}

/** The clause of the rules reference behind a refusal; undefined if the reference lacks it. */
export async function ruleSentence(
  { clause }: Refusal,
  { words, language }: Context,
): Promise<string | undefined> {
  const { findClause } = await import('@tiletum/text/rules')
  const text = findClause(clause)?.clause.text[language]
  return text === undefined ? undefined : words.recordCommands.why.rule(clause, text)
}
