import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openPersistence } from '@tiletum/server/store'
import { restore } from '@tiletum/server/tools'
import { terminal } from '../support.ts'

const { tiletum, folder } = await terminal()
const DATA = join(folder, 'data')
const environment = { DATA }

it('says what it cannot copy, restore or look after', async () => {
  const nothing = await tiletum(['backup', 'copy'], { environment })
  expect(nothing).toMatchObject({ code: 1, answer: '' })
  expect(nothing.told).toMatch(/^There is no file .*tiletum\.sqlite\.\n$/)
  writeFileSync(join(folder, 'there'), '')
  expect(await tiletum(['backup', 'there'], { environment })).toMatchObject({
    code: 1,
    told: "'there' already exists.\n",
  })
  expect(await tiletum(['restore', 'not-there'], { environment })).toMatchObject({
    code: 1,
    told: "Couldn’t read 'not-there'.\n",
  })
  const onPostgres = { environment: { DATABASE_URL: 'postgres://localhost/tiletum' } }
  expect(await tiletum(['backup', 'copy', '--lang', 'fr'], onPostgres)).toMatchObject({
    code: 1,
    told: 'Ces données sont dans Postgres : utilisez pg_dump et pg_restore (docs/hosting.md).\n',
  })
  expect(await tiletum(['backup', 'copy'], { environment: { PORT: 'x' } })).toMatchObject({
    code: 2,
  })
  mkdirSync(DATA)
  expect(await tiletum(['restore', 'there'], { environment })).toMatchObject({ code: 1 })
})

it('copies, puts back and lists', async () => {
  // An empty installation, as its first start leaves it.
  const memory = await openPersistence({ data: DATA })
  if ('problem' in memory) return expect.unreachable(memory.problem.sentence)
  await memory.store.settings.set('epoch', 'first')
  await memory.store.talk.report({
    id: 'r1',
    at: 0,
    by: 'anna',
    table: 't',
    about: 'bruno',
    text: 'rude \u001B[2J\nwords',
    linesJson: '[{"person":"bruno","text":"boo"}]',
  })
  await memory.close()
  expect(await tiletum(['backup', 'copy'], { environment })).toMatchObject({
    code: 0,
    answer: "Backed up to 'copy'.\n",
  })
  expect(await tiletum(['move', '--from', DATA, '--to', DATA])).toMatchObject({ code: 2 })
  expect(await tiletum(['move', '--from', 'nowhere', '--to', 'new'])).toMatchObject({
    code: 1,
    answer: '',
  })
  expect(await tiletum(['move', '--from', DATA, '--to', 'new'])).toMatchObject({
    code: 0,
    answer: 'Moved 0 tables and 0 people; every row was checked. The original is unchanged.\n',
  })
  const put = await tiletum(['restore', 'copy'], { environment })
  expect(put).toMatchObject({ code: 0 })
  expect(put.answer).toMatch(/^Restored 0 tables\.\nThe data before that are in '.*'\.\n$/)
  expect(await tiletum(['admin', 'tables'], { environment })).toMatchObject({
    answer: 'There are no tables.\n',
  })
  expect(await tiletum(['admin', 'tables', '--limit', 'x'], { environment })).toMatchObject({
    code: 2,
  })
  expect(await tiletum(['admin', 'close', 't'], { environment })).toMatchObject({ code: 1 })
  expect(await tiletum(['admin', 'reports', '--data', DATA])).toMatchObject({
    answer:
      'r1, 1970-01-01T00:00: anna about bruno at table t\n  rude  [2J words\n  > bruno: boo\n',
  })
  expect(await tiletum(['admin', 'done', 'r1'], { environment })).toMatchObject({ code: 0 })
  expect(await tiletum(['admin', 'done', 'r1'], { environment })).toMatchObject({ code: 1 })
  expect(await restore(join(folder, 'copy'), join(folder, 'other'))).toEqual({ tables: 0 })
  return undefined
})
