/** The text view is loaded when it is opened. */
import { lazy } from 'react'

export const TextTable = lazy(async () => ({
  default: (await import('./TextTable.tsx')).TextTable,
}))
