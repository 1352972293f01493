import { accessSync, constants } from 'node:fs'
import { resolve } from 'node:path'
import { Command } from 'commander'
import type { MakeCommand } from '../context.ts'
import { withExamples } from '../examples.ts'
import { failure } from '../failure.ts'
import { folderFor, reportingOpenErrors, serverTools } from '../server-data.ts'
import type { WhichData } from '../server-data.ts'

export const restoreCommand: MakeCommand = (context) => {
  const { words, print, folder } = context
  const say = words.serverCommands
  const command = new Command('restore')
    .description(say.restore.command)
    .argument('<file>', say.restore.file)
    .option('--data <folder>', say.data)
    .action(async (file: string, which: WhichData) => {
      const { restore } = await serverTools()
      const target = await folderFor(which, context)
      const source = resolve(folder, file)
      try {
        accessSync(source, constants.R_OK)
      } catch {
        throw failure(say.restore.unreadable(file))
      }
      const { before, tables } = await reportingOpenErrors(() => restore(source, target))
      print(`${say.restore.done(tables)}\n`)
      if (before !== undefined) print(`${say.restore.before(before)}\n`)
    })
  return withExamples(command, context, 'restore tiletum-monday.backup')
}
