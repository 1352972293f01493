import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Command } from 'commander'
import type { MakeCommand } from '../context.ts'
import { withExamples } from '../examples.ts'
import { failure } from '../failure.ts'
import { codeOf } from '../files.ts'
import { folderFor, reportingOpenErrors, serverTools } from '../server-data.ts'
import type { WhichData } from '../server-data.ts'

export const backupCommand: MakeCommand = (context) => {
  const { words, print, folder } = context
  const say = words.serverCommands
  const command = new Command('backup')
    .description(say.backup.command)
    .argument('<file>', say.backup.file)
    .option('--data <folder>', say.data)
    .action(async (file: string, which: WhichData) => {
      const { backUp } = await serverTools()
      const source = await folderFor(which, context)
      const target = resolve(folder, file)
      if (existsSync(target)) throw failure(say.backup.exists(file))
      await reportingOpenErrors(() => backUp(source, target)).catch((error: unknown) => {
        const code = codeOf(error)
        throw code === '' || code.startsWith('ERR_')
          ? error
          : failure(words.cli.unwritable(file, code))
      })
      print(`${say.backup.done(file)}\n`)
    })
  return withExamples(command, context, 'backup tiletum-monday.backup')
}
