import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createApp } from '../src/app.ts'
import { runFrom, servedBuilds } from '../src/client-builds.ts'

let packages = ''
beforeEach(() => {
  packages = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-server-'))
})
afterEach(() => fs.rmSync(packages, { recursive: true, force: true }))

function lay(build: string, before?: string): void {
  const folder = path.join(packages, 'web/dist/builds', build)
  fs.mkdirSync(path.join(folder, 'assets'), { recursive: true })
  fs.writeFileSync(path.join(folder, 'index.html'), build)
  fs.writeFileSync(path.join(folder, `assets/part-${build}.js`), `'${build}'`)
  fs.writeFileSync(path.join(folder, `assets/part-${build}.js.br`), `${build} packed`)
  fs.writeFileSync(path.join(packages, 'web/dist/current.json'), JSON.stringify({ build, before }))
}

it('finds the client from the sources and from a build of the server', () => {
  expect(servedBuilds(path.join(packages, 'server/src'))).toBeUndefined()
  lay('one')
  const expected = [path.join(packages, 'web/dist/builds/one')]
  expect(servedBuilds(path.join(packages, 'server/src'))).toEqual(expected)
  expect(servedBuilds(path.join(packages, 'server/dist/builds/abc'))).toEqual(expected)
})

it('serves the build it began with, and to older pages the parts of the one before', async () => {
  lay('one')
  lay('two', 'one')
  const app = await createApp({ client: servedBuilds(packages) ?? [] })
  const get = async (url: string, encoding = 'identity') => {
    const answer = await app.inject({ url, headers: { 'accept-encoding': encoding } })
    return [answer.statusCode, answer.body, answer.headers['cache-control']?.toString().slice(-9)]
  }
  lay('three', 'two')
  expect(await get('/')).toEqual([200, 'two', 'no-cache'])
  expect(await get('/assets/part-two.js')).toEqual([200, `'two'`, 'immutable'])
  expect(await get('/assets/part-one.js')).toEqual([200, `'one'`, 'immutable'])
  expect(await get('/assets/part-one.js', 'br')).toEqual([200, 'one packed', 'immutable'])
  expect((await get('/assets/part-three.js'))[0]).toBe(404)
  await app.close()
})

it('runs from a build that it may not write to, and marks those that it may', () => {
  lay('one')
  const one = path.join(packages, 'web/dist/builds/one')
  const sealed = path.join(packages, 'web/dist/builds/sealed')
  // A file lets nobody write below it, not even the system's administrator.
  fs.writeFileSync(sealed, '')
  runFrom([sealed, one])
  expect(fs.readdirSync(one)).toContain(`.used-by-${process.pid}`)
})
