/** Checks that no two files of the repository export types of the same name. */
import { lineOf } from './source.mjs'

/**
 * @typedef {object} TypedFile
 * @property {string} file
 * @property {string} source
 * @property {readonly { readonly name: string, readonly index: number }[]} types the exported ones
 */

/**
 * @param {readonly TypedFile[]} files
 * @returns {readonly import('./layers.mjs').Fault[]}
 */
export function typeNameFaults(files) {
  /** @type {Map<string, string>} the file that exported a name first */
  const owners = new Map()
  return files.flatMap(({ file, source, types }) =>
    types.flatMap(({ name, index }) => {
      const owner = owners.get(name) ?? file
      owners.set(name, owner)
      const fault = `the type ${name} is exported by ${owner}, too: each type has a name of its own`
      return owner === file ? [] : [{ file, line: lineOf(source, index), fault }]
    }),
  )
}
