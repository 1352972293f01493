/** Messages between clients and server, and the table that their steps fold to. No validator here. */
export { isId, isSecret, newId, newRequestId, newToken } from './ids.ts'
export { LIMITS, PROTOCOL_VERSION, REVOKED, SLOW_HOURS, TIMES } from './limits.ts'
export { tidyLines, tidyName, tidyText } from './names.ts'
export { readEntry, readServerMessage } from './read-server-message.ts'
export * from './table/index.ts'
export type * from './types.ts'
