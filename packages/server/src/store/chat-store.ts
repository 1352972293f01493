import type { Time } from './server-store.ts'

/** Stores chat lines, private data and reports to the operator. */
export interface TalkStore {
  /** Adds the line as the table's next and answers its number; a repeated request, its first. */
  say(line: NewChatLine): Promise<number>
  /** Lines numbered `after` and higher, the last `limit` of them; all, or those one audience hears. */
  lines(
    table: string,
    after: number,
    limit: number,
    audience?: Audience,
  ): Promise<readonly StoredChatLine[]>

  /** Keeps something only this person sees, on all their devices, in place of what was kept. */
  keep(table: string, person: string, item: PrivateItem, json: string): Promise<void>
  kept(table: string, person: string): Promise<Readonly<Partial<Record<PrivateItem, string>>>>

  report(report: NewReport): Promise<void>
  reports(state: ReportState): Promise<readonly StoredReport[]>
  /** False if there is no open report of that id. */
  closeReport(id: string): Promise<boolean>
}

export type PrivateItem = 'draft' | 'plans' | 'note' | 'read'

/** The people who get a line: the seats or the spectators. */
export type Audience = 'seats' | 'watchers'

export interface NewChatLine {
  readonly table: string
  readonly person: string
  readonly at: Time
  readonly audience: Audience
  readonly request: string
  readonly text: string
}

export interface StoredChatLine extends NewChatLine {
  /** From 0, without gaps within a table. */
  readonly n: number
  /** The same within its audience, for those who must not know how much others say. */
  readonly place: number
}

export type ReportState = 'open' | 'closed'

export interface NewReport {
  readonly id: string
  readonly at: Time
  readonly by: string
  readonly table: string
  /** The person complained about. */
  readonly about: string
  readonly text: string
  /** The chat as it stood. */
  readonly linesJson: string
}

export interface StoredReport extends NewReport {
  readonly state: ReportState
}
