import { startServer } from './support.ts'
import { textsContract } from './texts-contract.ts'

textsContract(() => startServer({ patience: 100_000, limits: 100 }))
