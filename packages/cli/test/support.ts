/** The command line as a test uses it: words in, answer and exit code out. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { run } from '../src/run.ts'

export const GAMES = join(import.meta.dirname, '../../../games')

export interface Asked {
  /** What is typed, line by line. */
  readonly typed?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** Whether a terminal shows the answer. */
  readonly terminal?: boolean
  /** How wide it is. */
  readonly columns?: number
}

export interface Answered {
  readonly code: number
  readonly answer: string
  readonly told: string
}

/** Runs command lines in a folder of their own, which goes when the tests are over. */
export async function terminal() {
  const folder = await mkdtemp(join(tmpdir(), 'tiletum-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const tiletum = async (
    words: readonly string[],
    { typed = [], environment = {}, terminal: shown = false, columns }: Asked = {},
  ): Promise<Answered> => {
    let answer = ''
    let told = ''
    const lines = [...typed]
    const code = await run(words, {
      environment,
      folder,
      print: (text) => void (answer += text),
      tell: (text) => void (told += text),
      terminal: { answer: shown, told: false },
      columns,
      keyboard: {
        terminal: shown,
        line: (prompt) => {
          const line = lines.shift()
          if (shown) answer += `${prompt}${line ?? ''}\n`
          return Promise.resolve(line)
        },
        all: () => Promise.resolve(lines.join('\n')),
        close: () => {},
      },
    })
    return { code, answer, told }
  }
  return { folder, tiletum }
}
