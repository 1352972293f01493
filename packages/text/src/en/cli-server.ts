import { plural } from '../plural.ts'

const count = plural('en')
const some = (number: number, one: string, other: string) =>
  `${number} ${count(number, { one, other })}`

/** The commands for whoever runs a server. */
export const serverCommands = {
  data: 'the folder of the server’s data; without it, DATA or the usual one',
  onPostgres: 'These data are in Postgres: use pg_dump and pg_restore (docs/hosting.md).',
  backup: {
    command: 'copy the data of a server into one file, also while it runs',
    file: 'the file to write, which must not exist yet',
    exists: (file: string) => `There is a file '${file}' already.`,
    done: (file: string) => `The copy is '${file}'.`,
  },
  restore: {
    command: 'put a copy in the place of a server’s data, while it is stopped',
    file: 'a file that tiletum backup has written',
    unreadable: (file: string) => `There is no file '${file}' that can be read.`,
    done: (tables: number) => `Put back: ${some(tables, 'table', 'tables')}.`,
    before: (file: string) => `What was there before is now '${file}'.`,
  },
  admin: {
    command: 'look after a server: its tables, and what people reported',
    tables: 'list the tables, the newest change first',
    limit: 'how many at most',
    headings: ['table', 'state', 'steps', 'lines', 'last change', 'owner'],
    none: 'There are no tables.',
    close: 'end a table for good; what was played stays readable',
    table: 'the id of a table',
    closed: (table: string) => `The table ${table} is closed.`,
    over: (table: string) => `The table ${table} is over already.`,
    unknown: (table: string) => `There is no table '${table}'.`,
    reports: 'list what people reported and nobody has dealt with',
    noReports: 'There are no open reports.',
    report: (id: string, at: string, by: string, about: string, table: string) =>
      `${id}, ${at}: ${by} about ${about} at table ${table}`,
    done: 'mark a report as dealt with',
    id: 'the id of a report',
    noSuchReport: (id: string) => `There is no open report '${id}'.`,
  },
}
export type ServerCommandWords = typeof serverCommands
