export { base } from './base/index.ts'
