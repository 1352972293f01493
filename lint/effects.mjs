/**
 * Lint rule: the callback of an effect or of a `ref` is written in place and with braces. React takes
 * what it returns for a clean-up, and an arrow without braces returns whatever its last call does: what
 * `scrollTo` returns is nothing in one browser and a promise in the next. Only an arrow whose body is
 * itself a function is plainly meant to return it.
 */

/**
 * @typedef {{ type: string, name?: unknown, body?: Node, expression?: Node }} Node
 * @typedef {{ callee: { name?: string, property?: { name?: string } }, arguments: readonly Node[] }} Call
 * @typedef {{ name: { name?: unknown }, value?: Node | null }} Attribute
 * @typedef {{ report(found: { node: unknown, message: string }): void }} Context
 */

const EFFECTS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect'])
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression'])
const message =
  'Write this callback in place, with braces, and return nothing but a clean-up: React calls what it returns.'

const isFunction = (/** @type {Node | undefined} */ node) => FUNCTIONS.has(node?.type ?? '')

/** @param {Node} callback */
const isWrittenOut = ({ body }) => body?.type === 'BlockStatement' || isFunction(body)

const braces = {
  create: (/** @type {Context} */ context) => ({
    CallExpression(/** @type {Call} */ { callee, arguments: [callback] }) {
      if (!EFFECTS.has(callee.property?.name ?? callee.name ?? '') || callback === undefined) return
      if (!isFunction(callback) || !isWrittenOut(callback))
        context.report({ node: callback, message })
    },
    JSXAttribute(/** @type {Attribute} */ { name, value }) {
      const callback = value?.expression
      // What is no function here is the object of `useRef`.
      if (name.name !== 'ref' || callback === undefined || !isFunction(callback)) return
      if (!isWrittenOut(callback)) context.report({ node: callback, message })
    },
  }),
}

export default { meta: { name: 'effects' }, rules: { braces } }
