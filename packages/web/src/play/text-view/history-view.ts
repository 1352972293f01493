/**
 * Commands that look back: `moment 40`, `earlier`, `later`, `now`. They change nothing of the game.
 */
import { turnsOf } from '../../game/timeline/turns.ts'
import type { ViewCommandName } from '@tiletum/text/commands'
import { whenLine } from '@tiletum/text/position-text'
import { contextAfter } from './context.ts'
import type { TextViewContext } from './context.ts'
import type { CommandResult } from './run-command.ts'
import { sentence } from './sentence.ts'

const LOOKS = ['moment', 'earlier', 'later', 'now'] as const satisfies readonly ViewCommandName[]
export type HistoryCommand = (typeof LOOKS)[number]

export const isHistoryCommand = (order: ViewCommandName): order is HistoryCommand =>
  LOOKS.some((look) => look === order)

export function runHistoryCommand(
  context: TextViewContext,
  order: HistoryCommand,
  about: string,
): CommandResult {
  const { snapshot, at, text } = context
  const { shown, moments } = snapshot
  const to = momentOf(context, order, about)
  if (to === undefined)
    return { text: text.textView.answers.momentWhich(moments.length), done: false }
  if (to !== shown) at.table.show(to)
  return { text: whereOne(contextAfter(context)), done: true }
}

function momentOf(
  { snapshot }: TextViewContext,
  order: HistoryCommand,
  about: string,
): number | undefined {
  const { shown, moments } = snapshot
  const turns = turnsOf(moments)
    .slice(1)
    .map(({ start }) => start)
  switch (order) {
    case 'now':
      return moments.length
    case 'earlier':
      return turns.findLast((start) => start < shown) ?? 0
    case 'later':
      return turns.find((start) => start > shown) ?? moments.length
    case 'moment': {
      if (about === '') return shown
      const [, sign, digits] = /^([+\-−]?)(\d{1,5})$/.exec(about) ?? []
      if (digits === undefined) return undefined
      const to = sign === '' ? Number(digits) : shown + Number(digits) * (sign === '+' ? 1 : -1)
      return to < 0 || to > moments.length ? undefined : to
    }
  }
}

/** Describes the shown moment: its number, its turn, and what had just happened. */
function whereOne({ snapshot, reader, words, at, text }: TextViewContext): string {
  const { shown, live, moments, state } = snapshot
  return [
    sentence(words.web.log.moment(shown, moments.length)),
    sentence(whenLine(reader, state)),
    ...at.say.sentences(moments[shown - 1]?.events ?? []),
    ...(live ? [text.textView.answers.present] : []),
  ].join(' ')
}
