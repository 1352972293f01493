import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** @param {readonly string[]} pieces */
export const inRoot = (...pieces) => path.join(ROOT, ...pieces)
