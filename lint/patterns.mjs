/**
 * Lint rule: no regular expression takes more than linear time, whatever it is given. A pattern that
 * backtracks, or that starts over at every sign of a long run, can be fed a text that stops a page.
 */
import { analyse } from 'scslre'

const linear = {
  create: (context) => ({
    Literal(node) {
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
