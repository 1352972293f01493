import { content } from '@tiletum/content'
import { applyEdition, editionTemplate } from '@tiletum/content/edition'
import { compose } from '@tiletum/engine'
import { randomGame } from '@tiletum/testkit'
import { CATALOGUES } from '@tiletum/text'

let s = Number(process.argv[2] ?? 1)
const rnd = () => { s = (Math.imul(s, 1664525) + 1013904223) >>> 0; return s / 4294967296 }
const int = (n: number) => Math.floor(rnd() * n)
const pick = <T,>(xs: readonly T[]): T => xs[int(xs.length)] as T
const template = editionTemplate(content) as any
const paths: (string|number)[][] = []
const walk = (v: any, p: (string|number)[]) => { if (p.length) paths.push(p); if (v && typeof v === 'object') for (const k of Object.keys(v)) walk(v[k], [...p, Array.isArray(v) ? Number(k) : k]) }
walk(template, [])
const get = (v: any, p: any[]) => p.reduce((o, k) => o?.[k], v)
const values = paths.map((p) => get(template, p))
const mutate = (old: any, path: any[]): any => {
  switch (int(12)) {
    case 0: return undefined
    case 1: return pick([0, -1, 1, 2, 3, 99, 1e9, 1.5, NaN, '', 'x', null, true, [], {}, '__proto__'])
    case 2: case 3: if (Array.isArray(old)) { const c = [...old]; c.splice(int(c.length), 1); return c } return mutate2(old, path)
    case 4: case 5: if (Array.isArray(old)) { const c = [...old]; c.splice(int(c.length + 1), 0, structuredClone(pick(c) ?? 1)); return c } return mutate2(old, path)
    case 6: if (Array.isArray(old)) return []; return mutate2(old, path)
    default: return mutate2(old, path)
  }
}
const mutate2 = (old: any, path: any[]): any => {
  if (typeof old === 'number') return old + pick([-2, -1, 1, 2, 5])
  if (typeof old === 'boolean') return !old
  // another value at a place with the same last key, or same type
  const last = path.at(-1)
  const c: any[] = []
  for (let i = 0; i < 60; i++) { const j = int(paths.length); if (paths[j]!.at(-1) === last || typeof last === 'number' && typeof values[j] === typeof old && Array.isArray(values[j]) === Array.isArray(old)) c.push(values[j]) }
  return c.length ? structuredClone(pick(c)) : old
}
const modes: any[] = [
  { modules: ['base'], players: 2 }, { modules: ['base'], players: 3 }, { modules: ['base'], players: 4 }, { modules: ['base'], players: 4, shuffledActions: true },
  { modules: ['base', 'solo'], players: 1, difficulty: 'hard' }, { modules: ['base', 'silver'], players: 2 }, { modules: ['base', 'silver'], players: 4 },
  { modules: ['base', 'solo', 'silver'], players: 1, difficulty: "medium" }, { modules: ['base', 'solo', 'silver'], players: 1, difficulty: 'hard' },
]
const seen = new Map<string, number>()
const told = (what: string, edition: any) => { const key = what.replace(/\d+/g, 'N').slice(0, 160); const n = (seen.get(key) ?? 0) + 1; seen.set(key, n); if (n <= 2) console.log(what.slice(0, 400), '\n   ', JSON.stringify(edition).slice(0, 600)) }
const end = Date.now() + Number(process.argv[3] ?? 60) * 1000
let tried = 0, ok = 0, games = 0
while (Date.now() < end) {
  const edition: any = {}
  const count = 1 + int(3)
  for (let i = 0; i < count; i++) {
    const p = pick(paths)
    const v = mutate(get(template, p), p)
    let o = edition, t = template
    p.forEach((k, i) => {
      if (i === p.length - 1) { if (v === undefined) { if (Array.isArray(o)) o.splice(k as number, 1); else delete o[k] } else o[k] = v }
      else { t = t?.[k]; if (o[k] === undefined || typeof o[k] !== 'object' || o[k] === null) { o[k] = Array.isArray(t) ? structuredClone(t) : /tiles|towns|decrees|challenges|underground|tablets|technologies|surprises|map|silver|newTiles/.test(String(k)) || (i < 3 && !Array.isArray(t)) ? {} : structuredClone(t) } o = o[k] }
    })
  }
  tried++
  let applied: any
  try { applied = applyEdition(content, JSON.parse(JSON.stringify(edition))) } catch (e: any) { told('APPLY ' + (e.stack ?? e).split('\n').slice(0, 4).join(' | '), edition); continue }
  if ('problems' in applied) {
    try { for (const l of ['en', 'fr'] as const) for (const pr of applied.problems) { const t = CATALOGUES[l].edition.problem(pr); if (/undefined|\[object|NaN/.test(t)) told('WORDS ' + t, edition) } } catch (e: any) { told('SAY ' + e.stack.split('\n').slice(0, 4).join(' | '), edition) }
    continue
  }
  ok++
  const m = pick(modes)
  try { games++; randomGame({ config: m, seed: 'f' + tried, thoroughEvery: 0, policy: rnd() < 0.5 ? 'random' : 'greedy', make: (c: any) => compose(c, applied.content) }) } catch (e: any) { told(`PLAY ${JSON.stringify(m)} ` + e.stack.split('\n').slice(0, 5).join(' | '), edition) }
}
console.log({ tried, ok, games }); for (const [k, n] of seen) console.log(n, k)
