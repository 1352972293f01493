import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'

const at = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8').trim()

it('the README shows the example file word for word', () => {
  expect(at('../README.md')).toContain(`\`\`\`ts\n${at('readme/example.ts')}\n\`\`\``)
})

it('the example of the README corrects one tile', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await import('./readme/example.ts')
  const said = log.mock.calls.flat()
  log.mockRestore()
  expect(said).toEqual([['cost.stone-5-vp-8']])
})
