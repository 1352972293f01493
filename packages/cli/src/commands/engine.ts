import { once } from 'node:events'
import { Command, Option } from 'commander'
import type { MakeCommand } from '../context.ts'
import { linesOf } from '../engine/lines.ts'
import { withExamples } from '../examples.ts'
import { whole } from '../option-values.ts'

interface Asked {
  readonly games: number
  readonly memory: number
}

const MEGABYTE = 1_048_576
const MOST_GAMES = 1_000_000
const MOST_MEMORY = 65_536

export const engineCommand: MakeCommand = (context) => {
  const say = context.words.engine
  const command = new Command('engine')
    .description(say.command)
    .addOption(
      new Option('--games <number>', say.games).default(20_000).argParser(whole(1, MOST_GAMES)),
    )
    .addOption(
      new Option('--memory <megabytes>', say.memory).default(512).argParser(whole(16, MOST_MEMORY)),
    )
    .action(async ({ games, memory }: Asked) => {
      // The schema library takes its time to load; only this command waits for it.
      const { createEngine, tooLong } = await import('../engine/answering.ts')
      const { ENGINE_LIMITS } = await import('@tiletum/protocol/engine')
      const answer = createEngine({ games, bytes: memory * MEGABYTE })
      for await (const { text, isTooLong } of linesOf(process.stdin, ENGINE_LIMITS.line)) {
        const line = isTooLong ? tooLong(text) : answer(text)
        // Whoever does not read the answers is not answered further, so that they do not pile up.
        if (line !== undefined && !process.stdout.write(`${line}\n`))
          await once(process.stdout, 'drain')
      }
    })
  return withExamples(command, context, 'engine', 'engine --games 100000 --memory 2048')
}
