/** The engine in lines of JSON: every request and every answer as a schema. */
export * from './answers.ts'
export * from './requests.ts'
export * from './shown.ts'
