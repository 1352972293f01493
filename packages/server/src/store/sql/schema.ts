/** The rows, alike in SQLite and Postgres: times and truths are integers, JSON is text. */
export interface Database {
  game_table: TableRow
  step: StepRow
  seat: { table_id: string; seat: number; person: string }
  secret: { table_id: string; seed: Uint8Array }
  door: { table_id: string; door: string; hash: string }
  seat_token: { hash: string; table_id: string; seat: number; person: string }
  archive: { table_id: string; record: Uint8Array }
  person: PersonRow
  session: SessionRow
  device_link: { hash: string; person: string; expires: number }
  push: { endpoint: string; person: string; device: string; keys: string; wishes: string }
  block: { person: string; other: string }
  chat: ChatRow
  private: { table_id: string; person: string; item: string; body: string }
  report: ReportRow
  setting: { name: string; value: string }
  /** On SQLite only: Postgres has pg-boss. */
  job: JobRow
}

export interface TableRow {
  id: string
  owner: string
  created: number
  updated: number
  config: string
  commitment: string
  state: string
  listed: number
  rules: number
  awaiting: string
  due: number | null
  summary: string
  head: number
  chat: number
  archived: number
}

export interface StepRow {
  table_id: string
  step: number
  at: number
  by: string | null
  kind: string
  request: string
  body: string
}

export interface PersonRow {
  id: string
  name: string
  preferences: string
  away_until: number | null
  created: number
  seen: number
}

export interface SessionRow {
  token_hash: string
  device: string
  person: string
  label: string
  created: number
  seen: number
  expires: number
}

export interface ChatRow {
  table_id: string
  n: number
  person: string
  at: number
  audience: string
  request: string
  text: string
}

export interface ReportRow {
  id: string
  at: number
  by: string
  table_id: string
  about: string
  text: string
  lines: string
  state: string
}

export interface JobRow {
  queue: string
  key: string
  at: number
  data: string
  failures: number
}
