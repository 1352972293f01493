/** From which addresses people are made, and which of them count as one. */
import { expect, it, onTestFinished } from 'vitest'
import { LIMITS } from '@tiletum/protocol'
import { networkOf } from '../src/limits/network.ts'
import { startServer } from './support/whole-server.ts'

const MOST = LIMITS.creationsPerHour * LIMITS.perAddress

it('an address that a visitor makes up does not make the limit of people larger', async () => {
  const server = await startServer({ patience: 1, publicUrl: 'https://tiletum.example.org' })
  onTestFinished(() => server.close())
  let made = 0
  for (let one = 0; one < MOST + 20; one++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/programs',
      remoteAddress: '192.0.2.7',
      headers: { 'x-forwarded-for': `198.51.100.${one % 256}`, host: 'tiletum.example.org' },
      payload: { name: 'Somebody' },
    })
    if (statusCode === 200) made++
  }
  expect(made).toBe(MOST)
})

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['nowhere', 'nowhere'],
])('limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
