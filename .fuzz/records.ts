import { readFileSync, readdirSync } from 'node:fs'
import { content } from '@tiletum/content'
import { applyEdition } from '@tiletum/content/edition'
import { compose, readRecord } from '@tiletum/engine'
import { CATALOGUES } from '@tiletum/text'
let s = Number(process.argv[2] ?? 1)
const rnd = () => { s = (Math.imul(s, 1664525) + 1013904223) >>> 0; return s / 4294967296 }
const int = (n: number) => Math.floor(rnd() * n)
const pick = <T,>(xs: readonly T[]): T => xs[int(xs.length)] as T
const files = readdirSync('games').filter((f) => /\.(txt|tiletum|json)$/.test(f) || true).map((f) => 'games/' + f).filter((f) => { try { return readFileSync(f, 'utf8').length > 500 } catch { return false } })
console.log(files.length)
const texts = files.map((f) => readFileSync(f, 'utf8')).filter((t) => /^(tiletum|Tiletum|\{)/.test(t))
console.log(texts.length, texts[0]!.slice(0, 900))
const make = (config: any, edition: any) => { if (!edition) return compose(config, content); const a: any = applyEdition(content, edition); if ('content' in a) return compose(config, a.content); throw new Error(CATALOGUES.en.edition.problem(a.problems[0])) }
const seen = new Map<string, number>()
const told = (what: string, t: string) => { const key = what.replace(/\d+/g, 'N').slice(0, 200); const n = (seen.get(key) ?? 0) + 1; seen.set(key, n); if (n <= 2) console.log(what.slice(0, 500), '\n', t.slice(0, 700), '\n----') }
const opts = ['first seat 1', 'first seat 2', 'first seat 4', 'first seat 9', 'first seat 0', 'difficulty easy', 'difficulty hard', 'challenges', 'challenges challenge.x', 'challenges challenge.x challenge.x', 'sides', 'sides A', 'sides A A A', 'sides C D E', 'sides A A A A', 'technologies', 'technologies technology.architect', 'technologies technology.x', 'technologies technology.architect technology.architect technology.architect', 'overlay x', 'overlay overlay.houses-or-mines', 'shuffled actions', 'free undo', 'free undo', ' ', ...content.solo.challenges.slice(0, 3).map((c) => `challenges ${c.id} ${c.id}`)]
const words = ['base', 'solo', 'silver', 'undo', 'undo 99999', 'undo 3', 'pass', '999999999999999999999', '-1', '×20', '×99', '[', ']', ';', ':', '#', '\u0000', '__proto__', '💥', 'x'.repeat(5000), '[draw x]', 'state 0', 'seat 1: A, red', 'rules: 1', 'modules: base, solo', 'edition: {"tiles":{"x":1}}', 'edition: {}']
const end = Date.now() + Number(process.argv[3] ?? 60) * 1000
let n = 0, good = 0
const faults = new Map<string, number>()
while (Date.now() < end) {
  n++
  let t = pick(texts)
  const lines = t.split('\n')
  const k = 1 + int(2)
  for (let i = 0; i < k; i++) {
    const head = rnd() < 0.5
    const at = head ? int(12) : int(lines.length)
    switch (int(10)) {
      case 0: lines.splice(at, 1); break
      case 1: lines.length = at; break
      case 2: lines.splice(at, 0, lines[int(lines.length)] ?? ''); break
      case 3: { const b = int(lines.length); [lines[at], lines[b]] = [lines[b] ?? '', lines[at] ?? '']; break }
      case 4: { const l = lines[at] ?? ''; const p = int(l.length + 1); lines[at] = l.slice(0, p) + pick(words) + l.slice(p); break }
      case 5: { const l = (lines[at] ?? '').split(' '); l.splice(int(l.length), 1); lines[at] = l.join(' '); break }
      case 6: { const l = (lines[at] ?? '').split(' '); l[int(l.length)] = pick((lines[int(lines.length)] ?? 'x').split(' ')); lines[at] = l.join(' '); break }
      case 7: lines.splice(at, 0, pick(words)); break
      case 8: { const m = lines.findIndex((l) => l.startsWith('options')); const o = `options: ${[pick(opts), pick(opts)].slice(int(2)).join('; ')}`; if (m >= 0) lines[m] = o; else lines.splice(2, 0, o); break }
      case 9: { const m = lines.findIndex((l) => l.startsWith('modules')); if (m >= 0) lines[m] = 'modules: ' + pick(['base', 'base, solo', 'base, silver', 'base, solo, silver', 'solo', 'base, base', 'silver, base']); break }
    }
  }
  t = lines.join('\n')
  const before = Date.now()
  try {
    const r: any = readRecord(t, make as any)
    if (r.error) { faults.set(r.error.fault, (faults.get(r.error.fault) ?? 0) + 1); for (const l of ['en', 'fr'] as const) { const sen = CATALOGUES[l].records.fault(r.error); if (/undefined|NaN|\[object/.test(sen)) told('WORDS ' + sen, t); if (r.error.fault === 'no-game' && n) told('NOGAME ' + sen, '') } }
    else good++
  } catch (e: any) { told('THROW ' + e.stack.split('\n').slice(0, 5).join(' | '), t) }
  if (Date.now() - before > 3000) told('SLOW ' + (Date.now() - before), t)
}
console.log({ n, good }, faults); for (const [k, c] of seen) console.log(c, k)
