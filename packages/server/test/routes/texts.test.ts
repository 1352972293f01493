import { startServer } from '../support/whole-server.ts'
import { textsContract } from './texts-contract.ts'

textsContract(() => startServer({ patience: 100_000, limits: 100 }))
