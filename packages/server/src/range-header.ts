import type { FastifyInstance } from 'fastify'

/** A `Range` that makes no sense, or belongs to no GET, counts as none, as HTTP demands. */
export function ignoreMalformedRanges(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, raw: { headers } }) => {
    if (headers.range === undefined) return
    if (method !== 'GET' || !isRange(headers.range)) delete headers.range
  })
}

const UNIT = 'bytes='

function isRange(text: string): boolean {
  return text.startsWith(UNIT) && text.slice(UNIT.length).split(',').every(isPart)
}

/** `first-last`, `first-` or `-length`. */
function isPart(text: string): boolean {
  const numbers = text.trim().split('-')
  const [first = '', last = ''] = numbers
  if (numbers.length !== 2 || ![first, last].every((number) => /^\d*$/.test(number))) return false
  if (first === '' || last === '') return first !== last
  return Number(first) <= Number(last)
}
