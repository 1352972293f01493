/** What the sections of the text view read of one snapshot. */
import { createContext, use } from 'react'
import type { Option } from '@tiletum/engine'
import type { NamedGame } from '@tiletum/text'
import { nameOptions, shortForms } from '@tiletum/text/commands'
import type { ParseContext, Lexicon } from '@tiletum/text/commands'
import type { Reader } from '@tiletum/text/position-text'
import type { AtTable } from '../../game/TableContext.tsx'
import type { GameSession } from '../../game/game-session.ts'
import type { Snapshot } from '../../game/snapshot.ts'
import type { Words } from '../../shared/language/words.ts'
import { grouped } from '../../table/moves/groups.ts'
import { GROUPS } from '../../table/moves/verbs.ts'
import type { Group } from '../../table/moves/verbs.ts'
import type { TextWords } from './words.ts'

export interface TextViewContext {
  readonly session: Pick<GameSession, 'host'>
  readonly at: AtTable
  readonly snapshot: Snapshot
  /** The seat whose board is the own one. */
  readonly me: number
  readonly words: Words
  readonly text: TextWords
  readonly reader: Reader
  readonly told: NamedGame
  readonly parseContext: ParseContext
  /** The options in the order of the list, with the command for each. */
  readonly listed: readonly NumberedLine[]
}

export type NumberedLine = Option & { readonly group: Group; readonly short: string }

function listOptions(
  options: readonly Option[],
  parseContext: ParseContext,
): readonly NumberedLine[] {
  const forms = shortForms(parseContext.lexicon, parseContext.named)
  const groups = grouped(options)
  return GROUPS.flatMap((group) =>
    (groups.get(group) ?? []).map((option): NumberedLine => ({
      ...option,
      group,
      short: forms.get(option.notation) ?? option.notation,
    })),
  )
}

/** The parts of the context that do not depend on the snapshot. */
export type ContextBase = Omit<TextViewContext, 'snapshot' | 'parseContext' | 'listed'> & {
  readonly lexicon: Lexicon
}

export function contextOf(around: ContextBase, snapshot: Snapshot): TextViewContext {
  const { text, lexicon, me } = around
  const { game, state, options, seat } = snapshot
  const viewpoint = { rules: game.rules, state, seat: seat < 0 ? me : seat }
  const named = nameOptions(viewpoint, options)
  const parseContext = { game, viewpoint, vocabularies: text.vocabularies, lexicon, options, named }
  return { ...around, snapshot, parseContext, listed: listOptions(options, parseContext) }
}

/** Returns the context of the same table after an action. */
export const contextAfter = (context: TextViewContext): TextViewContext =>
  contextOf({ ...context, lexicon: context.parseContext.lexicon }, context.at.table.snapshot())

const Context = createContext<TextViewContext | undefined>(undefined)
export const TextViewProvider = Context.Provider

export function useTextView(): TextViewContext {
  const context = use(Context)
  if (context === undefined) throw new Error('useTextView needs a TextViewProvider around it')
  return context
}
