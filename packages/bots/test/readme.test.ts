import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'

const at = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8').trim()

it('the project’s README shows the bot of the example file word for word', () => {
  expect(at('../../../README.md')).toContain(`\`\`\`ts\n${at('readme/bot.ts')}\n\`\`\``)
})

it('the bot of the README plays a whole game', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await import('./readme/bot.ts')
  const said = log.mock.calls
  log.mockRestore()
  expect(said).toEqual([['Seats from first to last:', [1, 0]]])
})
