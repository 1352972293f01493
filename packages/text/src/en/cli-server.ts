import { plural } from '../plural.ts'

const count = plural('en')
const some = (number: number, one: string, other: string) =>
  `${number} ${count(number, { one, other })}`

/** The commands for whoever runs a server. */
export const serverCommands = {
  data: 'the server’s data folder (default: DATA, or the usual one)',
  onPostgres: 'These data are in Postgres: use pg_dump and pg_restore (docs/hosting.md).',
  backup: {
    command: 'back up a server’s data to one file, even while it runs',
    file: 'the file to write, which must be new',
    exists: (file: string) => `'${file}' already exists.`,
    done: (file: string) => `Backed up to '${file}'.`,
  },
  restore: {
    command: 'replace a stopped server’s data with a backup',
    file: 'a file written by tiletum backup',
    unreadable: (file: string) => `Couldn’t read '${file}'.`,
    done: (tables: number) => `Restored ${some(tables, 'table', 'tables')}.`,
    before: (file: string) => `The data before that are in '${file}'.`,
  },
  move: {
    command: 'copy a stopped server’s data from its file to Postgres, or back',
    from: 'the folder of the file, or a postgres:// address',
    to: 'where to: an empty folder or database',
    progress: (table: string, rows: number) => `${table}: ${rows}`,
    done: (tables: number, people: number) =>
      `Moved ${some(tables, 'table', 'tables')} and ${some(people, 'person', 'people')}; every row was checked. The original is unchanged.`,
    same: 'Both places are the same.',
  },
  admin: {
    command: 'manage a server’s tables and reports',
    tables: 'list the tables, most recently changed first',
    limit: 'maximum number to list',
    headings: ['table', 'state', 'steps', 'lines', 'last change', 'owner'],
    none: 'There are no tables.',
    close: 'end a table for good; what was played stays readable',
    table: 'the id of a table',
    closed: (table: string) => `The table ${table} is closed.`,
    over: (table: string) => `The table ${table} is already over.`,
    unknown: (table: string) => `Unknown table '${table}'.`,
    reports: 'list open reports',
    noReports: 'There are no open reports.',
    report: (id: string, at: string, by: string, about: string, table: string) =>
      `${id}, ${at}: ${by} about ${about} at table ${table}`,
    done: 'mark a report as dealt with',
    id: 'the id of a report',
    noSuchReport: (id: string) => `Unknown or closed report '${id}'.`,
  },
}
export type ServerCommandWords = typeof serverCommands
