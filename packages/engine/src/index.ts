/** The few functions and types everybody uses. */
export * from './vocabulary/index.ts'
export { disagreementIn, DISAGREEMENTS } from './agreement.ts'
export type { Disagreement } from './agreement.ts'
export { compose, firstGame, playsWith, REFUSALS } from './compose.ts'
export type { Awaiting, ChanceRequest, Game } from './compose.ts'
export type { GameConfig } from './config.ts'
export { SCORE_SOURCES } from './kernel/events.ts'
export type {
  EventFacts,
  EventName,
  EventOf,
  EventSink,
  GameEvent,
  ScoreSource,
} from './kernel/events.ts'
export type { Facts } from './kernel/facts.ts'
export {
  BONUS,
  CHANCE,
  CHARACTERS,
  DIE,
  dieAction,
  FROM_DIE,
  KING_TILE,
  SPEND,
  TILE,
  top,
} from './kernel/frames.ts'
export type { DecisionName } from './kernel/frames.ts'
export { first, moveList, second, third, verbOf } from './kernel/move.ts'
export type { Move, MoveList } from './kernel/move.ts'
export type { Refusal } from './kernel/moves.ts'
export type { ChanceName, Verb } from './kernel/names.ts'
export type { NotationError } from './kernel/notation.ts'
export type { Odds } from './kernel/odds.ts'
export type { Option } from './kernel/options.ts'
export { pendingOf } from './kernel/pending.ts'
export type { Business, Pending } from './kernel/pending.ts'
export { WARNINGS } from './kernel/way.ts'
export type { Warning, WarningKey } from './kernel/way.ts'
export { forecast } from './record/forecast.ts'
export type { FairForecast, Forecast, Outcome } from './record/forecast.ts'
export { createLog, fold, formatEntry, lineOf, parseEntry } from './record/log.ts'
export type { Entry, Log } from './record/log.ts'
export { append, appendEntry, openMatch, undoable, verify } from './record/match.ts'
export type { Input, InputError, Match, UndoStep } from './record/match.ts'
export type { MakeGame } from './record/header.ts'
export { readJson, recordToJson } from './record/json.ts'
export type { RecordJson } from './record/json.ts'
export { readRecord } from './record/read.ts'
export { createRecord, RECORD_FAULTS, RULES_REVISION } from './record/record.ts'
export type {
  GameRecord,
  Json,
  Particulars,
  Player,
  Reading,
  RecordError,
  RecordFault,
} from './record/record.ts'
export { createScoreSheet } from './record/score-sheet.ts'
export type { Scores, ScoreSheet } from './record/score-sheet.ts'
export { writeRecord } from './record/write.ts'
export type { Reason } from './refusals.ts'
export { BASE_CHANCES } from './rules/chance/requests.ts'
export { actionFacing, dieOf, valueOf } from './rules/dice.ts'
export { BASE_VERBS } from './rules/verbs.ts'
export { NONE } from './state.ts'
export type { Frame, Pile, SeatState, State } from './state.ts'
export type { FaceInfo, Rules } from './rules/tables.ts'
export { botSteps, isBotTurn, playBotTurn } from './solo/driver.ts'
export type { BotStepEvents } from './solo/driver.ts'
export type { SoloState } from './solo/state.ts'
export { BOT_STEPS, NEEDS, RUNGS, TILE_CLASSES, TILE_FATES } from './solo/trace.ts'
export type {
  BotStep,
  Candidate,
  Need,
  RungName,
  SoloEventName,
  SoloEvents,
  TileClass,
  TileFate,
} from './solo/trace.ts'
export type { SilverBusiness } from './silver/business.ts'
export type { SilverEvents } from './silver/events.ts'
export { segmentFacing } from './silver/wheel.ts'
export type { SilverReason } from './silver/refusals.ts'
export type { SilverSlice } from './silver/slice.ts'
export type { SilverSoloState } from './silver/solo/state.ts'
export { SILVER_RUNGS } from './silver/solo/trace.ts'
export type { SilverSoloEventName, SilverSoloEvents } from './silver/solo/trace.ts'
