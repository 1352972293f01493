/** The schemas themselves, with the validator: for the server, programs and tests. */
export * from './atoms.ts'
export * from './client.ts'
export * from './http.ts'
export * from './server.ts'
export * from './steps.ts'
export * from './terms.ts'
