import { createInterface } from 'node:readline'
import type { Interface } from 'node:readline'
import type { Keyboard } from './context.ts'

/** Stands for Ctrl-C, which nobody can type into a line. */
export const INTERRUPT = '\u0003'

/**
 * Standard input line by line. Lines that come before they are wanted wait; nothing is read, and
 * nothing keeps the program alive, before the first is asked for.
 */
export function keyboardOf(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Keyboard {
  const terminal = input.isTTY && output.isTTY
  const lines: string[] = []
  let offered: readonly string[] = []
  let wanted: ((line: string | undefined) => void) | undefined
  let reader: Interface | undefined
  let over = false
  const give = (line: string | undefined): void => {
    const take = wanted
    wanted = undefined
    if (take !== undefined) take(line)
    else if (line !== undefined) lines.push(line)
  }
  const open = (): Interface => {
    const opened = createInterface({
      input,
      ...(terminal ? { output } : {}),
      terminal,
      completer: (begun: string) => [offered.filter((each) => each.startsWith(begun)), begun],
    })
    opened.on('line', give)
    opened.on('SIGINT', () => {
      // Clears the half-typed line, so that it does not answer the next question.
      opened.write('', { ctrl: true, name: 'u' })
      give(INTERRUPT)
    })
    opened.on('close', () => {
      over = true
      give(undefined)
    })
    return opened
  }
  return {
    terminal,
    line(prompt, completions) {
      offered = completions
      reader ??= open()
      if (terminal && !over) {
        reader.setPrompt(prompt)
        reader.prompt()
      }
      const waiting = lines.shift()
      if (waiting !== undefined || over) return Promise.resolve(waiting)
      return new Promise((resolve) => {
        wanted = resolve
      })
    },
    async all() {
      const pieces: Buffer[] = []
      for await (const piece of input) pieces.push(Buffer.from(piece as Uint8Array))
      return Buffer.concat(pieces).toString('utf8')
    },
    close: () => reader?.close(),
  }
}

/** The keyboard of a run without input. */
export const NO_KEYBOARD: Keyboard = {
  terminal: false,
  line: () => Promise.resolve(undefined),
  all: () => Promise.resolve(''),
  close: () => {},
}
