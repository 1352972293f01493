import { expect, it } from 'vitest'
import { createNameCache } from '../../src/identity/name-cache.ts'
import type { ServerStore } from '../../src/store/server-store.ts'

const NAMES = new Map([
  ['a', 'Anna'],
  ['b', 'Bruno'],
])

it('everybody asked for has a name, though one is forgotten while another is looked up', async () => {
  let letGo = (): void => undefined
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let asked = 0
  const people: Pick<ServerStore['people'], 'names'> = {
    async names(missing) {
      if (asked++ > 0) await gate
      return new Map([...NAMES].filter(([person]) => missing.includes(person)))
    },
  }
  const names = createNameCache({ people } as ServerStore, () => 0)
  expect(await names.of(['a'])).toEqual(new Map([['a', 'Anna']]))
  const both = names.of(['a', 'b'])
  names.forget('a')
  letGo()
  expect(await both).toEqual(NAMES)
})
