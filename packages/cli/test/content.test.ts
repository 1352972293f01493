import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FAMILIES } from '@tiletum/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../src/run.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiletum-content-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function tiletum(...words: readonly string[]) {
  let answer = ''
  let told = ''
  const code = await run(words, {
    environment: {},
    folder,
    print: (text) => void (answer += text),
    tell: (text) => void (told += text),
  })
  return { code, answer, told }
}

async function edition(name: string, data: unknown) {
  await writeFile(join(folder, name), JSON.stringify(data))
  return name
}

describe('tiletum content', () => {
  it('lists a family as a table', async () => {
    const { code, answer } = await tiletum('content', '--family', 'corruption')
    expect(code).toBe(0)
    expect(answer.split('\n')).toEqual([
      'corruption tokens (corruption): 6 in all',
      'tile          copies  known from     effect',
      'corruption.0  2       reconstructed  The king markers stay.',
      'corruption.1  2       reconstructed  All king markers move down 1 space.',
      'corruption.2  2       reconstructed  All king markers move down 2 spaces.',
      '',
    ])
  })

  it('shows marks, and how faces and copies are known', async () => {
    const { answer } = await tiletum('content', '--family', 'bonus')
    expect(answer).toMatch(
      /^bonus\.king-3 +2 +2\+ 3\+ +rulebook\/reconstructed +Take a king action with 3 action points\.$/m,
    )
  })

  it('speaks French', async () => {
    const { answer } = await tiletum('content', '--family', 'cost', '--lang', 'fr')
    expect(answer).toContain('tuiles Coût de construction (cost)')
    expect(answer).toMatch(/cost\.stone-7-vp-12 .*7 pierres pour 12\u00a0PV\./)
  })

  it('lists everything, family after family', async () => {
    const { answer } = await tiletum('content')
    for (const family of FAMILIES) expect(answer).toContain(`(${family}): `)
  })

  it('gives the data as JSON', async () => {
    const { answer } = await tiletum('content', '--json', '--family', 'fair')
    const entries: unknown = JSON.parse(answer)
    expect(entries).toHaveLength(14)
    expect(entries).toContainEqual({
      family: 'fair',
      module: 'base',
      id: 'fair.pillar',
      copies: 1,
      provenance: 'source',
      effect: '2 VP for each pillar.',
      data: {
        is: 'fair',
        tile: { id: 'fair.pillar', scores: ['pillar'], vp: 2, decree: 'decree.proud-pillars' },
        removed: false,
      },
    })
  })

  it('shows the corrections of an edition', async () => {
    const file = await edition('copy.json', { tiles: { 'cost.stone-2-vp-2': { vp: 3 } } })
    const { answer } = await tiletum('content', '--family', 'cost', '--edition', file)
    expect(answer).toMatch(/cost\.stone-2-vp-2 +1 +edition +2 stone for 3 VP\./)
  })

  it('does not know every family', async () => {
    const { code, told } = await tiletum('content', '--family', 'bonsu')
    expect(code).toBe(2)
    expect(told).toContain('bonus')
  })
})

describe('tiletum edition', () => {
  it('prints a template that can be played as it is', async () => {
    const { answer } = await tiletum('edition', 'template')
    await writeFile(join(folder, 'template.json'), answer)
    expect(JSON.parse(answer)).toMatchObject({ $schema: './edition.schema.json' })
    expect(await tiletum('edition', 'check', 'template.json')).toEqual({
      code: 0,
      answer: "Edition 'template.json' is playable.\nIt is the standard edition.\n",
      told: '',
    })
  })

  it('tells what a good edition changes, and which examples would not fit', async () => {
    const file = await edition('good.json', {
      name: 'Mine',
      tiles: { 'contract.iron-7': { marks: [3], vp: 12 } },
    })
    expect((await tiletum('edition', 'check', file)).answer.split('\n')).toEqual([
      "Edition 'good.json' is playable.",
      'It changes:',
      '  tiles › contract.iron-7 › marks',
      '  tiles › contract.iron-7 › vp',
      'These rulebook examples no longer match:',
      '  The 7-iron contract is missing with two players, but an example uses it.',
      '',
    ])
  })

  it('tells every problem of a bad one', async () => {
    const file = await edition('bad.json', {
      corruption: [0],
      tiles: { 'bonus.king-3': { marks: [1] } },
    })
    expect(await tiletum('edition', 'check', file)).toEqual({
      code: 1,
      answer: '',
      told: [
        "Edition 'bad.json' can’t be played: 2 problems.",
        '  corruption: there are only 1; at least 6 are needed',
        '  tiles › bonus.king-3 › marks › 1: 1 is not one of 2, 3, 4',
        '',
      ].join('\n'),
    })
  })

  it('gives the verdict as data', async () => {
    const good = await edition('good-data.json', { tiles: { 'contract.iron-7': { vp: 12 } } })
    const { code, answer } = await tiletum('edition', 'check', good, '--json')
    expect({ code, data: JSON.parse(answer) }).toEqual({
      code: 0,
      data: { good: true, changes: [['tiles', 'contract.iron-7', 'vp']], remarks: [] },
    })
    const bad = await edition('bad-data.json', { corruption: [0] })
    const verdict = await tiletum('edition', 'check', bad, '--json')
    expect({ code: verdict.code, told: verdict.told }).toEqual({ code: 1, told: '' })
    expect(JSON.parse(verdict.answer)).toMatchObject({
      good: false,
      problems: [
        {
          place: ['corruption'],
          sentence: 'corruption: there are only 1; at least 6 are needed',
        },
      ],
    })
  })

  it('says so when there is no such file', async () => {
    expect((await tiletum('edition', 'check', 'nowhere.json')).told).toBe(
      "Couldn’t read 'nowhere.json'.\n",
    )
  })

  it('prints the schema for editors', async () => {
    const { answer } = await tiletum('edition', 'schema')
    expect(JSON.parse(answer)).toMatchObject({ title: 'Tiletum edition', type: 'object' })
  })
})
