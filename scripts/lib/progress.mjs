/**
 * Says on standard error what takes long, and that it still goes on: a running clock in a
 * terminal, a line every ten seconds elsewhere. Standard output stays free for answers.
 * @template Result
 * @param {string} what
 * @param {() => Promise<Result>} work
 */
export async function showing(what, work) {
  const terminal = process.stderr.isTTY === true
  const begin = performance.now()
  const seconds = () => Math.round((performance.now() - begin) / 1000)
  process.stderr.write(terminal ? `${what} …` : `${what} …\n`)
  const clock = setInterval(
    () => process.stderr.write(terminal ? `\r${what} … ${seconds()} s` : `  ${seconds()} s\n`),
    terminal ? 1000 : 10_000,
  )
  try {
    return await work()
  } finally {
    clearInterval(clock)
    if (terminal) process.stderr.write(`\r${what} … ${seconds()} s\n`)
  }
}
