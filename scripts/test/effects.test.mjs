import fs from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../lib/paths.mjs'
import { refusedLines } from './support/lint.mjs'

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
  const rules = { 'effects/braces': 'error' }
  expect(await refusedLines([...REFUSED, ...ALLOWED], rules, ['effects.mjs'])).toEqual(
    REFUSED.map((_, index) => index + 1),
  )
})

it('all sources are held to it', () => {
  const { jsPlugins, rules } = JSON.parse(fs.readFileSync(inRoot('.oxlintrc.json'), 'utf8'))
  expect(jsPlugins).toContain('./lint/effects.mjs')
  expect(rules).toMatchObject({ 'effects/braces': 'error' })
})
