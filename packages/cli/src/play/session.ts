/** A game in the terminal: whoever must decide is asked, everybody else plays on. */
import { readContestant } from '@tiletum/bots'
import { append, undoable, undoText } from '@tiletum/engine'
import type { GameEvent, InputError, Match } from '@tiletum/engine'
import { languagesFrom, VOCABULARIES } from '@tiletum/text'
import type { NamedGame } from '@tiletum/text'
import { lexiconOf, moveOf, nameOptions } from '@tiletum/text/commands'
import { adviceFor, adviceLines } from '../advice.ts'
import type { Context } from '../context.ts'
import { failure } from '../failure.ts'
import { INTERRUPT } from '../keyboard.ts'
import { choicesOf } from '../options-list.ts'
import type { NumberedOption } from '../options-list.ts'
import { notationSentence } from '../explain-move.ts'
import { fit } from '../wrap-lines.ts'
import type { GameFile } from './game-file.ts'
import { isYes, playCommandOf, PLAY_COMMANDS } from './play-commands.ts'
import type { PlayCommand, PlayCommandName } from './play-commands.ts'
import { playOthers } from './play-others.ts'
import type { NextToAct, Others } from './play-others.ts'
import { createScreen } from './screen.ts'
import type { TerminalScreen } from './screen.ts'

export interface TerminalGame {
  readonly match: Match
  readonly table: NamedGame
  readonly others: Others
  readonly gameFile: GameFile
  /** Written after every move. */
  readonly autosave: string | undefined
}

interface LiveSession extends TerminalGame {
  readonly context: Context
  readonly screen: TerminalScreen
  readonly news: GameEvent[]
  choices: readonly NumberedOption[]
  asked: NextToAct
}

/** Plays until the game is over and the last line typed, or somebody leaves. */
export async function playSession(session: TerminalGame, context: Context): Promise<void> {
  const screen = createScreen(session.match, session.table, context)
  const live: LiveSession = { ...session, context, screen, news: [], choices: [], asked: 'nobody' }
  await carryOn(live)
  screen.wholeTable()
  for (;;) {
    screen.question(live.asked, live.choices)
    const stays = await listen(live)
    if (!stays) return
  }
}

/** Asks until a line changes something or somebody leaves. */
async function listen(live: LiveSession): Promise<boolean> {
  const { context, screen, match, gameFile } = live
  for (;;) {
    const completions = [
      ...live.choices.map(({ notation }) => notation),
      ...PLAY_COMMANDS.map((command) => context.words.play.commands[command].word),
    ]
    const line = await ask(context, screen.prompt(live.asked), completions)
    if (line === undefined) {
      if (match.game.awaiting(match.state).who !== 'nobody' && !gameFile.isSaved())
        throw failure(context.words.play.inputEnded)
      return false
    }
    const command: PlayCommand =
      line === INTERRUPT ? { do: 'quit', with: '' } : playCommandOf(line, context.words)
    if (command.do === 'quit') {
      if (await mayLeave(live)) return false
      continue
    }
    if (await runCommand(live, command)) return true
  }
}

/** Does what was asked; true if the position changed, or should be shown anew. */
async function runCommand(live: LiveSession, command: PlayCommand): Promise<boolean> {
  const { context, choices } = live
  const say = context.words.play
  switch (command.do) {
    case 'nothing':
      return true
    case 'choose': {
      const choice = choices[command.number - 1]
      if (choice !== undefined) return playAll(live, [choice.notation])
      context.print(
        `${choices.length === 0 ? context.words.web.tray.over : say.noSuchNumber(choices.length)}\n`,
      )
      return false
    }
    case 'play':
      return playAll(live, command.moves)
    case 'undo':
      return takeBack(live)
    default:
      await COMMAND_HANDLERS[command.do](live, command.with)
      return false
  }
}

/** Commands that change nothing in the game. */
const COMMAND_HANDLERS: Readonly<
  Record<
    Exclude<PlayCommandName, 'undo'>,
    (live: LiveSession, words: string) => Promise<void> | void
  >
> = {
  why: ({ screen }, move) => screen.why(move),
  hint,
  table: ({ screen }) => screen.wholeTable(),
  log: ({ screen }) => screen.log(),
  score: ({ screen }) => screen.score(),
  help: ({ screen }) => screen.help(),
  save: (live, file) => save(live, file),
  quit: () => {},
}

const MASTER = 'master'
const HINT_LINES = 3

/** Shows a hint, only for a person who plays alone. */
async function hint(live: LiveSession): Promise<void> {
  const { match, table, others, asked, context } = live
  const { game, state, moves } = match
  const { play, recordCommands } = context.words
  const show = (lines: readonly string[]): void => context.print(`${lines.join('\n')}\n`)
  const people = Array.from({ length: game.config.players }, (_, seat) => others.policies[seat])
  if (people.filter((policy) => policy === undefined).length > 1) return show([play.noHints])
  if (typeof asked !== 'number') return show([recordCommands.options.none])
  const master = readContestant(MASTER)
  if (master === undefined) return undefined
  if (context.watched) context.tell(play.thinks(MASTER))
  const wanted = { lines: HINT_LINES, seed: `hint ${moves.length}` }
  const advice = await adviceFor(game, table, state, master, wanted, context)
  if (context.watched) context.tell('\r\u001b[K')
  return show(adviceLines(advice, MASTER, context))
}

/** Plays moves in a row, as long as they are legal and the same hand plays them. */
async function playAll(live: LiveSession, moves: readonly string[]): Promise<boolean> {
  const { match, news, context } = live
  const by = live.asked
  let played = 0
  for (const line of moves) {
    if (live.asked !== by || by === 'nobody') break
    const text = inNotation(live, line)
    const error = append(match, { by, text }, (event) => news.push(event))
    if (error !== undefined) {
      context.print(`${sentenceFor(live, text, error)}\n`)
      return played > 0
    }
    played++
    await carryOn(live)
  }
  if (by === 'nobody') context.print(`${context.words.web.tray.over}\n`)
  return played > 0
}

/** Returns the notation of a typed move. Words and short forms of all languages are understood, as in the browser. */
function inNotation(
  { match: { game, state }, asked, context, choices }: LiveSession,
  line: string,
): string {
  if (typeof asked !== 'number') return line
  const viewpoint = { rules: game.rules, state, seat: asked }
  const [own, ...others] = languagesFrom(context.language)
  const vocabularies = [VOCABULARIES[own], ...others.map((one) => VOCABULARIES[one])] as const
  const lexicon = lexiconOf(vocabularies, game.rules)
  const named = nameOptions(viewpoint, choices)
  const parseContext = { game, viewpoint, vocabularies, lexicon, options: choices, named }
  const meaning = moveOf(line, parseContext)
  return meaning.is === 'move' ? meaning.notation : line
}

function sentenceFor({ context, table }: LiveSession, text: string, error: InputError): string {
  const { words } = context
  switch (error.error) {
    case 'notation':
      return notationSentence(error.notation, context)
    case 'refused':
      return words.play.refused(text, words.refusals.say(table, error.refusal))
    default:
      return words.play.nothingToUndo
  }
}

/** Lets everybody else play on, shows what happened, and saves the game. */
async function carryOn(live: LiveSession): Promise<void> {
  const { match, others, news, screen, autosave } = live
  live.asked = await playOthers(match, others, (event) => news.push(event), screen.thinking)
  screen.tell(news.splice(0))
  live.choices = live.asked === 'nobody' ? [] : choicesOf(match.game, live.table, match.state)
  if (autosave !== undefined) await saveTo(live, autosave)
}

/** A game must not end because a disk is full: it is said, and tried again with the next move. */
async function saveTo({ context, gameFile }: LiveSession, file: string): Promise<void> {
  try {
    await gameFile.save(file, true)
  } catch (error) {
    context.tell(`${error instanceof Error ? error.message : String(error)}\n`)
  }
}

/** Back to the last decision of somebody at this keyboard. */
async function takeBack(live: LiveSession): Promise<boolean> {
  const { match, asked, others, context } = live
  const say = context.words.play
  const by = asked === 'nobody' || asked === 'chance' ? match.seats.findLast(isSeat) : asked
  const target = undoable(match, by ?? 0).find(({ seat }) => others.policies[seat] === undefined)
  const error =
    target === undefined
      ? true
      : append(match, { by: by ?? 0, text: undoText(target.steps) }) !== undefined
  context.print(
    target === undefined || error ? `${say.nothingToUndo}\n` : `${say.undone(target.notation)}\n`,
  )
  if (error) return false
  await carryOn(live)
  return true
}

const isSeat = (seat: number): boolean => seat >= 0

async function save({ context, gameFile }: LiveSession, words: string): Promise<void> {
  const say = context.words.play
  const file = words === '' ? gameFile.file() : words
  if (file === undefined) return context.print(`${say.saveWhere}\n`)
  try {
    const kept =
      (await gameFile.save(file, false)) ||
      (isYes((await ask(context, say.over(file))) ?? '', context.words) &&
        (await gameFile.save(file, true)))
    return context.print(`${kept ? say.saved(file) : say.notSaved}\n`)
  } catch (error) {
    // A game must not end because a disk is full.
    return context.print(`${error instanceof Error ? error.message : String(error)}\n`)
  }
}

async function mayLeave({ context, gameFile }: LiveSession): Promise<boolean> {
  if (gameFile.isSaved()) return true
  const answer = await ask(context, context.words.play.leave)
  return answer === undefined || answer === INTERRUPT || isYes(answer, context.words)
}

/** A script's lines are shown as if they were typed. */
async function ask(
  { keyboard, print, width }: Context,
  prompt: string,
  completions: readonly string[] = [],
): Promise<string | undefined> {
  if (keyboard.terminal) return keyboard.line(fit(`${prompt} `, width), completions)
  print(`${prompt} `)
  const line = await keyboard.line('', completions)
  print(`${line ?? ''}\n`)
  return line
}
