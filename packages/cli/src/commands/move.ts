import { resolve } from 'node:path'
import { Command } from 'commander'
import type { MakeCommand } from '../context.ts'
import { withExamples } from '../examples.ts'
import { failure, MISUSE } from '../failure.ts'
import { reportingOpenErrors, serverTools } from '../server-data.ts'

interface Options {
  readonly from: string
  readonly to: string
}

export const moveCommand: MakeCommand = (context) => {
  const { words, print, tell, folder } = context
  const say = words.serverCommands.move
  const placeOf = (named: string) =>
    /^postgres(ql)?:/.test(named) ? { databaseUrl: named } : { data: resolve(folder, named) }
  const command = new Command('move')
    .description(say.command)
    .requiredOption('--from <place>', say.from)
    .requiredOption('--to <place>', say.to)
    .action(async ({ from, to }: Options) => {
      const [source, target] = [placeOf(from), placeOf(to)]
      if (JSON.stringify(source) === JSON.stringify(target)) throw failure(say.same, MISUSE)
      const { moveStore } = await serverTools()
      const copied = new Map<string, number>()
      const { rows } = await reportingOpenErrors(() =>
        moveStore(source, target, {
          progress(table, count) {
            copied.set(table, (copied.get(table) ?? 0) + count)
            tell(`${say.progress(table, copied.get(table) ?? 0)}\n`)
          },
        }),
      )
      print(`${say.done(rows['game_table'] ?? 0, rows['person'] ?? 0)}\n`)
    })
  return withExamples(
    command,
    context,
    'move --from ~/.local/share/tiletum --to postgres://tiletum@127.0.0.1/tiletum',
  )
}
