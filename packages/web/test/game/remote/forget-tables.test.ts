import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetTables } from '../../../src/game/remote/forget-tables.ts'
import { linkSecretOf, rememberLinkSecret } from '../../../src/game/remote/link-secrets.ts'
import { isWanted, switchNoticeAt } from '../../../src/game/remote/turn-notices.ts'
import { promiseChance } from '../../../src/game/remote/random-share.ts'

const SECRET = 's'.repeat(43)
let stored: Record<string, string>
beforeEach(() => {
  stored = {}
  const methods = {
    getItem: (key: string) => stored[key],
    setItem: (key: string, value: string) => void (stored[key] = value),
    removeItem: (key: string) => void delete stored[key],
  }
  // The names of what is stored are its properties, as in a browser.
  const storage = new Proxy(methods, {
    ownKeys: () => Object.keys(stored),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

it('leaves nothing of tables on the device, and everything else', () => {
  rememberLinkSecret('a-table', SECRET)
  promiseChance('a-table')
  switchNoticeAt('a-table', 'title', false)
  for (const key of ['tiletum.draft.a-table', 'tiletum.plans.a-table', 'tiletum.settings'])
    localStorage.setItem(key, 'x')
  expect([linkSecretOf('a-table'), isWanted('title', 'a-table')]).toEqual([SECRET, false])
  forgetTables()
  expect(Object.keys(stored)).toEqual(['tiletum.settings'])
  expect([linkSecretOf('a-table'), isWanted('title', 'a-table')]).toEqual([undefined, true])
})

it('keeps the secret of a table when a link to it comes cut short', () => {
  rememberLinkSecret('a-table', SECRET)
  rememberLinkSecret('a-table', SECRET.slice(0, 9))
  expect(linkSecretOf('a-table')).toBe(SECRET)
})
