export { cli } from './cli.ts'
export { page } from './page.ts'
export { server } from './server.ts'
