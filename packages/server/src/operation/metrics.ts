import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** The metrics of the server. They count, and never tell who did something or what was said or played. */
export interface Metrics {
  readonly registry: Registry
  stepTaken(kind: string): void
  refused(why: string): void
  committed(commit: { readonly rows: number; readonly milliseconds: number }): void
  /** The time that an event of another process took to arrive. */
  bellHeard(milliseconds: number): void
  /** A computer player's thinking. */
  thought(level: string, milliseconds: number): void
  /** The clock of the machine or the database jumped against the monotonic one. */
  clockJumped(milliseconds: number): void
  answered(method: string, route: string, status: number, milliseconds: number): void
  /** Something whose size is asked for when somebody looks. */
  watch(name: 'connections' | 'sockets' | 'tables_held', size: () => number): void
}

const MILLISECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const ROWS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024]
const SIZES = {
  connections: 'Open connections',
  sockets: 'Open sockets',
  tables_held: 'Tables in memory',
} as const

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const steps = new Counter({
    name: 'tiletum_steps_total',
    help: 'Steps taken, by kind',
    labelNames: ['kind'],
    registers,
  })
  const refusals = new Counter({
    name: 'tiletum_refusals_total',
    help: 'Requests refused, by reason',
    labelNames: ['why'],
    registers,
  })
  const seconds = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Histogram({ name, help, labelNames, buckets: MILLISECONDS, registers })
  const commits = seconds('tiletum_commit_seconds', 'Time of a commit')
  const rows = new Histogram({
    name: 'tiletum_commit_rows',
    help: 'Writes that shared a commit',
    buckets: ROWS,
    registers,
  })
  const bells = seconds('tiletum_bell_seconds', 'Time until a bell of another process was heard')
  const thinking = seconds('tiletum_bot_seconds', 'Time a computer player thought', ['level'])
  const jumps = new Counter({
    name: 'tiletum_clock_jumps_total',
    help: 'Jumps between the wall clock and the monotonic one',
    registers,
  })
  const jump = new Gauge({
    name: 'tiletum_clock_jump_seconds',
    help: 'By how much the wall clock went in its last jump',
    registers,
  })
  const answers = seconds('tiletum_http_seconds', 'Time of an answer', [
    'method',
    'route',
    'status',
  ])
  return {
    registry,
    stepTaken: (kind) => steps.inc({ kind }),
    refused: (why) => refusals.inc({ why }),
    committed(commit) {
      commits.observe(commit.milliseconds / 1000)
      rows.observe(commit.rows)
    },
    bellHeard: (milliseconds) => bells.observe(Math.max(0, milliseconds) / 1000),
    thought: (level, milliseconds) => thinking.observe({ level }, milliseconds / 1000),
    clockJumped(milliseconds) {
      jumps.inc()
      jump.set(milliseconds / 1000)
    },
    answered: (method, route, status, milliseconds) =>
      answers.observe({ method, route, status: String(status) }, milliseconds / 1000),
    watch(name, size) {
      const gauge: Gauge = new Gauge({
        name: `tiletum_${name}`,
        help: SIZES[name],
        registers,
        collect: () => gauge.set(size()),
      })
    },
  }
}
