/** Every command and file in the pages about records and editions does what the page says. */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { GAMES, terminal } from './support.ts'

const { folder, tiletum } = await terminal()
const pageOf = (name: string) =>
  readFile(new URL(`../../../docs/${name}.md`, import.meta.url), 'utf8')
const blocksOf = (page: string, language: string): readonly string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(
    ([, block = '']) => block,
  )

it.each(['records', 'editions'])('the page about %s', async (name) => {
  const page = await pageOf(name)
  await copyFile(join(GAMES, 'two-players.txt'), join(folder, 'two-players.txt'))
  const [edition = '{}'] = blocksOf(page, 'json')
  await writeFile(join(folder, 'mine.json'), edition)
  const lines = blocksOf(page, 'sh').flatMap((block) => block.trim().split('\n'))
  expect(lines.length).toBeGreaterThan(4)
  for (const line of lines) {
    const [command = '', ...words] = line.replace(/ > .*/, '').split(' ')
    expect(command).toBe('tiletum')
    // oxlint-disable-next-line no-await-in-loop -- one command after the other
    const { code, answer, told } = await tiletum(words)
    // Only `why` may say no.
    expect([line, words[0] === 'why' ? 0 : code]).toEqual([line, 0])
    expect(answer + told).not.toBe('')
  }
})
