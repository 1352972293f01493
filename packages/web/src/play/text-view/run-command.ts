/** Runs a typed line and returns the answer. */
import { NONE, notationOf } from '@tiletum/engine'
import { moveOf, parseCommand } from '@tiletum/text/commands'
import type { ParsedCommand } from '@tiletum/text/commands'
import { walkerOf } from '../../game/expansions/expansions.ts'
import { stateAt } from '../../game/timeline/moment.ts'
import { hintsAllowed } from '../../table/hint/hints-allowed.ts'
import { currentSettings } from '../../shared/settings/settings.ts'
import { idleSentence } from '../../table/moves/idle.ts'
import { partsIn } from '../../game/move-parts.ts'
import { spaceOf } from '../../game/intent/move-space.ts'
import { targetOf, wantedIn } from '../../game/intent/sequences.ts'
import { runNow } from '../../game/intent/slices.ts'
import { sequenceText } from '../../table/moves/sequence-text.ts'
import { plainestRefusal } from '../../table/moves/refusals.ts'
import { wastesOf } from '../../game/intent/wastes.ts'
import { ANSWERS } from './query-answers.ts'
import type { TextViewContext } from './context.ts'
import { isHistoryCommand, runHistoryCommand } from './history-view.ts'
import { plan } from './planning.ts'

export interface CommandResult {
  readonly text: string
  readonly done: boolean
  /** A move that was held back with a warning; typing it again plays it. */
  readonly held?: string
  /** The answer comes later: the master has to think. */
  readonly asksMaster?: true
  /** Another table is shown now, so the rest of the line is dropped. */
  readonly elsewhere?: true
}

const yes = (text: string): CommandResult => ({ text, done: true })
const no = (text: string): CommandResult => ({ text, done: false })

/** @param held The move that a warning has just held back. */
export function runCommand(
  context: TextViewContext,
  line: string,
  held: string | undefined,
): CommandResult {
  const meaning = parseCommand(line, context.parseContext)
  if (!context.snapshot.live && changes(meaning)) return no(pastOf(context))
  switch (meaning.is) {
    case 'nothing':
      return yes(ANSWERS.status(context, ''))
    case 'command':
      return runViewCommand(context, meaning, held)
    case 'number': {
      const option = context.listed[meaning.number - 1]
      return option === undefined
        ? no(context.text.textView.answers.noNumber(context.listed.length))
        : play(context, option.notation, held)
    }
    case 'change':
      return changeDie(context, meaning.by, held)
    case 'move':
      return play(context, meaning.notation, held)
    case 'refused':
      return lead(context, meaning.notations, held) ?? no(explain(context, meaning))
    default:
      return no(explain(context, meaning))
  }
}

/**
 * What is not possible yet, by the same sequences that a press offers: one that only walks is played;
 * another one is told first, and the same line again plays it.
 */
function lead(
  context: TextViewContext,
  notations: readonly string[],
  held: string | undefined,
): CommandResult | undefined {
  const { at, snapshot, words, text } = context
  const { game } = snapshot
  const { answers } = text.textView
  if (snapshot.legal.size === 0) return undefined
  const found = notations.flatMap((notation) => {
    const parts = partsIn(game, notation)
    const space = parts === undefined ? undefined : spaceOf(game.rules, parts)
    const target = targetOf(game, [[notation]], game.rules.names.space[space ?? NONE])
    return [...runNow(wantedIn(snapshot, target, 1))]
  })
  const told = found.map(({ moves }) => sequenceText(words, at.say, snapshot, moves))
  const [only, ...others] = found
  const [sentence = ''] = told
  if (only === undefined) return undefined
  if (others.length > 0)
    return no(answers.several(told.slice(0, MOST_FORMS), Math.max(0, told.length - MOST_FORMS)))
  const walks = only.moves.every((move) => walkerOf(game.partsOf(move)) !== undefined)
  if (!walks && held !== sentence)
    return { text: answers.again(words.hand.series(sentence)), done: false, held: sentence }
  at.table.play(...only.moves.map((move) => game.format(move)))
  return yes(`${sentence}.`)
}

type ViewCommand = Extract<ParsedCommand, { is: 'command' }>

/** True for commands that only work in the present. */
const changes = (meaning: ParsedCommand): boolean =>
  meaning.is === 'command'
    ? ['undo', 'redo', 'restart', 'hint', 'options', 'tasks'].includes(meaning.command)
    : ['number', 'change', 'move', 'several', 'refused', 'unfit'].includes(meaning.is)

function pastOf({ snapshot, text }: TextViewContext): string {
  return text.textView.answers.past(snapshot.shown, snapshot.moments.length)
}

function runViewCommand(
  context: TextViewContext,
  { command, with: about }: ViewCommand,
  held: string | undefined,
): CommandResult {
  if (isHistoryCommand(command)) return runHistoryCommand(context, command, about)
  const { answers } = context.text.textView
  const { table, say, openRule } = context.at
  const { moments, floor, undone, steps } = context.snapshot
  switch (command) {
    case 'why':
      return yes(about === '' ? answers.whyWhat : why(context, about))
    case 'rule':
      openRule(about.toLowerCase())
      return yes(answers.rules)
    case 'hint':
      return hint(context)
    case 'plan':
      return plan(context, about)
    case 'undo':
      return undo(context, held)
    case 'redo': {
      const [next] = undone
      if (next === undefined) return no(answers.noRedo)
      const { label } = say.move(context.snapshot.state, next)
      table.redo()
      return yes(answers.redone(label))
    }
    case 'restart': {
      const start = Math.max(floor, steps[0] ?? moments.length)
      if (moments.length <= start) return no(answers.noUndo)
      table.backTo(start)
      return yes(answers.restarted)
    }
    default:
      return yes(ANSWERS[command](context, about))
  }
}

/**
 * At a table with free undo the player may go back past chance and others, after a confirmation.
 */
function undo(context: TextViewContext, held: string | undefined): CommandResult {
  const { answers } = context.text.textView
  const { table } = context.at
  const { moments, floor, takeBackTo } = context.snapshot
  if (moments.length > floor) {
    const label = labelAt(context, moments.length - 1)
    table.backTo(moments.length - 1)
    return yes(answers.undone(label))
  }
  if (takeBackTo === undefined) return no(answers.noUndo)
  if (held !== TAKE_BACK) return { text: answers.takeBack, done: false, held: TAKE_BACK }
  const label = labelAt(context, takeBackTo)
  table.takeBack()
  return yes(answers.undone(label))
}

/** No move is written like this, so it marks an undo that was held back. */
const TAKE_BACK = 'undo'

function labelAt({ at, snapshot: { opening, moments } }: TextViewContext, index: number): string {
  return at.say.move(stateAt(opening, moments, index), moments[index]?.notation ?? '').label
}

function hint({ at, snapshot, text }: TextViewContext): CommandResult {
  const { answers } = text.textView
  if (at.competes) return no(answers.noHintsToday)
  if (!hintsAllowed(at, currentSettings())) return no(answers.noHints)
  return snapshot.options.length === 0
    ? no(answers.notNow)
    : { text: answers.thinking, done: true, asksMaster: true }
}

/** Plays a move and describes its effects. A move that wastes something is held back once. */
function play(context: TextViewContext, notation: string, held: string | undefined): CommandResult {
  const { at, snapshot, words, text } = context
  const { warnings } = currentSettings()
  const wasted = wastesOf(snapshot, notation).filter(({ waste }) => warnings[waste])
  if (wasted.length > 0 && held !== notation) {
    const sentences = wasted.map((each) =>
      each.waste === 'tasks-left'
        ? words.web.warn.tasksLeft(each.tasks)
        : at.say.warning(each.warning),
    )
    return { text: text.textView.answers.again(sentences.join(' ')), done: false, held: notation }
  }
  at.table.play(notation)
  const { moments, isSubmitting } = at.table.snapshot()
  const told = moments
    .slice(snapshot.moments.length)
    .flatMap(({ events, by }) => (by === snapshot.seat ? events : []))
  const over = told.findIndex(({ event }) => event === 'turn-over')
  const sentences = [...at.say.sentences(over < 0 ? told : told.slice(0, over + 1))]
  if (sentences.length === 0) sentences.push(`${at.say.move(snapshot.state, notation).long}.`)
  if (isSubmitting) sentences.push(words.web.moves.underWay)
  return yes(sentences.join(' '))
}

/** Puts the last die back and takes it with another value. */
function changeDie(context: TextViewContext, by: number, held: string | undefined): CommandResult {
  const { table } = context.at
  const { moments, floor } = context.snapshot
  const last = moments.at(-1)
  const parts = last === undefined ? undefined : context.snapshot.game.partsOf(last.move)
  const isDie =
    parts?.verb === 'die <colour> <value>' || parts?.verb === 'die <colour> <value> to <value>'
  if (!isDie || moments.length <= floor) return no(context.text.textView.answers.noDieTaken)
  const [colour, printed, changed = printed] = parts.args
  const to = ((Number(changed) - 1 + by + 6) % 6) + 1
  const notation =
    to === Number(printed)
      ? notationOf('die <colour> <value>', colour, printed)
      : notationOf('die <colour> <value> to <value>', colour, printed, String(to))
  table.backTo(moments.length - 1)
  const snapshot = table.snapshot()
  if (snapshot.legal.has(notation)) return play({ ...context, snapshot }, notation, held)
  const refused = explain({ ...context, snapshot }, { is: 'refused', notations: [notation] })
  table.redo()
  return no(refused)
}

function why(context: TextViewContext, about: string): string {
  const meaning = moveOf(about, context.parseContext)
  if (meaning.is !== 'move') return explain(context, meaning)
  const { long } = context.at.say.move(context.snapshot.state, meaning.notation)
  return context.text.textView.answers.possible(long)
}

const MOST_FORMS = 5
const MOST_ASKED = 60

function explain(context: TextViewContext, meaning: ParsedCommand): string {
  const { text, at, listed, snapshot } = context
  const { answers } = text.textView
  const typed = (notation: string): string =>
    listed.find((option) => option.notation === notation)?.short ?? notation
  switch (meaning.is) {
    case 'unknown':
      return answers.unknown(meaning.word, meaning.close)
    case 'unfit':
      return snapshot.options.length === 0 ? answers.notNow : answers.unfit(meaning.near.map(typed))
    case 'several': {
      const forms = meaning.notations.map(typed)
      return answers.several(forms.slice(0, MOST_FORMS), Math.max(0, forms.length - MOST_FORMS))
    }
    case 'refused': {
      const idle = idleSentence(context.words, at.say, snapshot)
      if (idle !== undefined || snapshot.over) return idle ?? answers.notNow
      const refusal = plainestRefusal(meaning.notations.slice(0, MOST_ASKED), at.table.why)
      return refusal === undefined
        ? answers.unfit([])
        : answers.refused(at.say.refusal(refusal), refusal.clause)
    }
    default:
      return answers.notNow
  }
}
