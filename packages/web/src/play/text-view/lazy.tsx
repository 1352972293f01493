/** The text view is loaded when somebody wants it. */
import { lazy } from 'react'

export const TextTable = lazy(async () => ({
  default: (await import('./TextTable.tsx')).TextTable,
}))
