import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { inRoot } from '../../lib/paths.mjs'
import { runTool } from '../../lib/processes.mjs'

/**
 * Lints lines of source, and returns the numbers of those that some rules refuse.
 * @param {readonly string[]} lines
 * @param {Readonly<Record<string, unknown>>} rules
 * @param {readonly string[]} [plugins] files in `lint/`
 */
export async function refusedLines(lines, rules, plugins = []) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-lint-'))
  try {
    const settings = path.join(folder, '.oxlintrc.json')
    const source = path.join(folder, 'source.tsx')
    const jsPlugins = plugins.map((file) => inRoot('lint', file))
    fs.writeFileSync(
      settings,
      JSON.stringify({ jsPlugins, categories: { correctness: 'off' }, rules }),
    )
    fs.writeFileSync(source, lines.join('\n'))
    const words = ['-c', settings, '-f', 'json', source]
    const { output } = await runTool('oxlint/bin/oxlint', words, { capture: true })
    /** @type {{ diagnostics: { labels: { span: { line: number } }[] }[] }} */
    const { diagnostics } = JSON.parse(output)
    const found = diagnostics.flatMap(({ labels: [label] }) => label?.span.line ?? [])
    return [...new Set(found)].sort((one, other) => one - other)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
