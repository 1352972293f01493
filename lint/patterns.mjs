/**
 * Lint rule: no regular expression takes more than linear time, whatever it is given. A pattern that
 * backtracks, or that starts over at every sign of a long run, can be fed a text that stops a page.
 */
import { analyse } from 'scslre'

/**
 * @typedef {{ regex?: { pattern: string, flags: string } }} Literal
 * @typedef {{ callee: { name?: string | undefined } }} Call
 * @typedef {{ report(found: { node: unknown, message: string }): void }} Context
 */

/** @param {Context} context */
const refuseBuilt = (context) => (/** @type {Call} */ node) => {
  if (node.callee.name !== 'RegExp') return
  const message = 'A pattern that is put together at run time can not be checked: write it out.'
  context.report({ node, message })
}

const linear = {
  create: (/** @type {Context} */ context) => ({
    NewExpression: refuseBuilt(context),
    CallExpression: refuseBuilt(context),
    Literal(/** @type {Literal} */ node) {
      if (node.regex === undefined) return
      const { pattern: source, flags } = node.regex
      const [report] = analyse({ source, flags }, { assumeRejectingSuffix: false }).reports
      if (report === undefined) return
      const message = `A long run of ${JSON.stringify(report.character.pick)} makes this pattern take more than linear time.`
      context.report({ node, message })
    },
  }),
}

export default { meta: { name: 'patterns' }, rules: { linear } }
