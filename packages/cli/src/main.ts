import { keyboardOf } from './keyboard.ts'
import { run } from './run.ts'

// A reader that has seen enough (`| head`) closes the pipe; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  // npm moves into the project's folder and leaves word of where it was called.
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  print: (text) => process.stdout.write(text),
  tell: (text) => process.stderr.write(text),
  keyboard: keyboardOf(process.stdin, process.stdout),
  terminal: { answer: process.stdout.isTTY, told: process.stderr.isTTY },
})
