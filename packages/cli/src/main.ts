import { CATALOGUES } from '@tiletum/text'
import { FAILED } from './failure.ts'
import { keyboardOf } from './keyboard.ts'
import { languageOf } from './language.ts'
import { run } from './run.ts'

// A reader that has seen enough (`| head`) closes the pipe; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  const { cli } = CATALOGUES[languageOf(process.argv.slice(2), process.env)]
  process.stderr.write(`${cli.unanswerable(error.message)}\n`)
  process.exit(FAILED)
})

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  // npm moves into the project's folder and leaves word of where it was called.
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  print: (text) => process.stdout.write(text),
  tell: (text) => process.stderr.write(text),
  keyboard: keyboardOf(process.stdin, process.stdout),
  columns: process.stdout.columns ?? process.stderr.columns,
  terminal: { answer: process.stdout.isTTY, told: process.stderr.isTTY },
})
