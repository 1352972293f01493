import { describe, expect, it } from 'vitest'
import { readJson, readRecord, recordToJson } from '../src/index.ts'
import { make, whole } from './played-record.ts'

describe('a hostile record', () => {
  it.each([
    ['huge', 'x'.repeat(2_000_000)],
    ['one endless line', `${whole.text.split('## Set-up')[0]}${'['.repeat(900_000)}`],
    ['many lines', `${whole.text.split('## Set-up')[0]}${'\n'.repeat(900_000)}`],
    ['many commas', `${whole.text.split('## Set-up')[0]}[${','.repeat(900_000)}]`],
    ['many moves', `${whole.text.split('## Set-up')[0]}${'Anna: climb;'.repeat(70_000)}`],
    ['deep JSON', '{"tiletum":1,"edition":'.concat('['.repeat(400_000))],
    [
      'deep edition',
      `${whole.text.split('## Set-up')[0]}edition: ${'['.repeat(200_000)}${']'.repeat(200_000)}`,
    ],
  ])('%s: is refused without hanging', (_name, text) => {
    expect(readRecord(text, make).error).toBeDefined()
  })

  it('with endless undo is refused without hanging', () => {
    const [, before = '', turn = ''] = /^([^]*?\n)(\w+: die [^;]*;)/.exec(whole.text) ?? []
    const { error, match } = readRecord(before + `${turn} undo\n`.repeat(20_000), make)
    expect(error).toMatchObject({ fault: 'too-long' })
    expect(match?.state.round).toBe(1)
  })

  it.each([
    [undefined],
    [7],
    ['text'],
    [[]],
    [{}],
    [{ tiletum: '1' }],
    [{ tiletum: 1, rules: 1 }],
    [{ tiletum: 1, rules: 1e99, players: [], modules: [] }],
    [{ tiletum: 1, rules: 1, players: Array.from({ length: 1e5 }, () => ({})), modules: ['base'] }],
    [{ tiletum: 1, rules: 1, players: [{ name: {}, colour: 'blue' }], modules: ['base'] }],
    [{ ...recordToJson(whole.game, whole.record), modules: { length: 1 } }],
    [{ ...recordToJson(whole.game, whole.record), modules: ['constructor'] }],
    [{ ...recordToJson(whole.game, whole.record), options: ['toString'] }],
    [{ ...recordToJson(whole.game, whole.record), entries: 'all' }],
    [{ ...recordToJson(whole.game, whole.record), entries: [7] }],
    [{ ...recordToJson(whole.game, whole.record), entries: ['undo 5'] }],
    [{ ...recordToJson(whole.game, whole.record), entries: ['[wheel 3'] }],
    [{ ...recordToJson(whole.game, whole.record), state: 7 }],
    [JSON.parse('{"tiletum":1,"rules":1,"modules":["base"],"__proto__":{"players":[]}}')],
  ])('of wrong types (%#) in JSON gives an error with its place', (data) => {
    const { error } = readJson(data, make)
    expect(error?.fault).toBeDefined()
    expect(error?.place).toBeDefined()
  })

  it('in JSON gives an error with the number of the wrong entry', () => {
    const json = recordToJson(whole.game, whole.record)
    const entries = json.entries.with(60, 'end turn ever after')
    const { error, match } = readJson({ ...json, entries }, make)
    expect(error).toMatchObject({ fault: 'notation', place: 60, word: 'ever' })
    expect(match?.log.entries).toEqual(whole.record.log.entries.slice(0, 60))
  })
})
