import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Command } from 'commander'
import type { MakeCommand } from '../context.ts'
import { withExamples } from '../examples.ts'
import { failure } from '../failure.ts'

export const benchCommand: MakeCommand = (context) => {
  const say = context.words.recordCommands.bench
  const command = new Command('bench')
    .description(say.command)
    .argument('[words...]', say.words)
    .allowUnknownOption()
    .action(async (words: readonly string[]) => {
      const scripts = scriptsAbove(import.meta.dirname)
      if (scripts === undefined) throw failure(say.elsewhere)
      const bench = spawn(process.execPath, [scripts, 'bench', ...words], { stdio: 'inherit' })
      const [status] = (await once(bench, 'exit')) as readonly unknown[]
      if (status !== 0) throw failure('', typeof status === 'number' ? status : undefined)
    })
  return withExamples(command, context, 'bench quick', 'bench engine --no-baselines')
}

/** The bench belongs to the sources; a program that was moved away from them has none. */
function scriptsAbove(folder: string): string | undefined {
  const scripts = join(folder, 'scripts/main.cjs')
  if (existsSync(scripts)) return scripts
  const above = dirname(folder)
  return above === folder ? undefined : scriptsAbove(above)
}
