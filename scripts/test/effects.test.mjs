import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { inRoot } from '../lib/paths.mjs'
import { runTool } from '../lib/processes.mjs'

const REFUSED = [
  'useEffect(() => box.current?.scrollTo({ top: 0 }), [told])',
  'useLayoutEffect(() => subscribe(tell))',
  'useInsertionEffect(() => (shown ? () => hide() : undefined), [shown])',
  'React.useEffect(look, [look])',
  'f(<li ref={(item) => item?.scrollIntoView()} />)',
]
const ALLOWED = [
  'useEffect(() => { box.current?.scrollTo({ top: 0 }) }, [told])',
  'useEffect(() => { return subscribe(tell) }, [])',
  'useEffect(function () { look() })',
  'useEffect(() => () => session.close(), [session])',
  'f(<li ref={(item) => { item?.scrollIntoView() }} />)',
  'f(<li ref={list} onClick={() => look()} />)',
  'useCallback(() => look(), [])',
]

it('an effect or ref callback that returns what its last call does is refused', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-effects-'))
  const settings = path.join(folder, '.oxlintrc.json')
  const source = path.join(folder, 'source.tsx')
  try {
    const rules = { 'effects/braces': 'error' }
    const jsPlugins = [inRoot('lint/effects.mjs')]
    const categories = { correctness: 'off' }
    fs.writeFileSync(settings, JSON.stringify({ jsPlugins, categories, rules }))
    fs.writeFileSync(source, [...REFUSED, ...ALLOWED].join('\n'))
    const words = ['-c', settings, '-f', 'json', source]
    const { output } = await runTool('oxlint/bin/oxlint', words, { capture: true })
    /** @type {{ diagnostics: { code: string, labels: { span: { line: number } }[] }[] }} */
    const { diagnostics } = JSON.parse(output)
    expect(diagnostics.map(({ code }) => code)).toEqual(REFUSED.map(() => 'effects(braces)'))
    const lines = diagnostics.map(({ labels: [label] }) => label?.span.line)
    expect(new Set(lines)).toEqual(new Set(REFUSED.map((_, index) => index + 1)))
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
})

it('all sources are held to it', () => {
  const { jsPlugins, rules } = JSON.parse(fs.readFileSync(inRoot('.oxlintrc.json'), 'utf8'))
  expect(jsPlugins).toContain('./lint/effects.mjs')
  expect(rules).toMatchObject({ 'effects/braces': 'error' })
})
