/** The types of everything that is sent; they come from the schemas and bring no code along. */
import type { z } from 'zod'
import type {
  clientMessage,
  offerRequested,
  ROOMS,
  seatAct,
  stepRequest,
  tableRequest,
} from './schema/client.ts'
import type {
  cloneTable,
  device,
  deviceAsked,
  deviceLink,
  importTable,
  linkMade,
  me,
  newTable,
  program,
  pushed,
  pushSubscription,
  report,
  tableLists,
  tableMade,
} from './schema/http.ts'
import type {
  people,
  REFUSAL_REASONS,
  refusal,
  ROLES,
  serverMessage,
  stepsMessage,
  tableHead,
  tableMessage,
  tableSummary,
} from './schema/server.ts'
import type {
  ENDS,
  offered,
  replacement,
  seatChange,
  STEP_KINDS,
  tableStep,
} from './schema/steps.ts'
import type { pace, seatPlan, TABLE_KINDS, terms } from './schema/terms.ts'

export type ClientMessage = z.infer<typeof clientMessage>
/** Requests about one table: for a step, for a chat line, or to store private data. */
export type TableRequest = z.infer<typeof tableRequest>
/** Requests that become a step when they are accepted. */
export type StepRequest = z.infer<typeof stepRequest>
export type SeatAct = z.infer<typeof seatAct>
export type OfferRequested = z.infer<typeof offerRequested>
export type Room = (typeof ROOMS)[number]

export type ServerMessage = z.infer<typeof serverMessage>
export type StepsMessage = z.infer<typeof stepsMessage>
export type TableMessage = z.infer<typeof tableMessage>
export type RefusalMessage = z.infer<typeof refusal>
export type RefusalReason = (typeof REFUSAL_REASONS)[number]
export type TableHead = z.infer<typeof tableHead>
/** A person's own notes at a table; nobody else receives them. */
export type PrivateData = TableHead['mine']
export type TableSummary = z.infer<typeof tableSummary>
export type People = z.infer<typeof people>
export type Role = (typeof ROLES)[number]

export type TableStep = z.infer<typeof tableStep>
export type StepKind = (typeof STEP_KINDS)[number]
export type StepOf<Kind extends StepKind> = Extract<TableStep, { kind: Kind }>
/** A step before it is known when it comes and who caused it. */
export type StepBody = Unsigned<TableStep>
type Unsigned<One> = One extends TableStep ? Omit<One, 'at' | 'by'> : never
export type SeatChange = z.infer<typeof seatChange>
export type Proposal = z.infer<typeof offered>
export type Replacement = z.infer<typeof replacement>
export type EndKind = (typeof ENDS)[number]

export type TableTerms = z.infer<typeof terms>
export type Pace = z.infer<typeof pace>
export type SeatPlan = z.infer<typeof seatPlan>
export type TableKind = (typeof TABLE_KINDS)[number]

export type Me = z.infer<typeof me>
export type ProgramAccess = z.infer<typeof program>
export type NewTableRequest = z.infer<typeof newTable>
export type ImportTable = z.infer<typeof importTable>
export type CloneTable = z.infer<typeof cloneTable>
export type TableMade = z.infer<typeof tableMade>
export type TableLists = z.infer<typeof tableLists>
export type Device = z.infer<typeof device>
export type DeviceAsked = z.infer<typeof deviceAsked>
export type DeviceLink = z.infer<typeof deviceLink>
export type LinkMade = z.infer<typeof linkMade>
export type Pushed = z.infer<typeof pushed>
export type PushWanted = z.infer<typeof pushSubscription>
export type ReportRequest = z.infer<typeof report>
