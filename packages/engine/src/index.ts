/** The public interface of the engine. */
export * from './vocabulary/index.ts'
export { doubtAbout, isCorrection } from './companion/corrections.ts'
export { requestedTileGoes } from './companion/deferred-places.ts'
export type { CompanionTables, Doubt, CorrectionSubject } from './companion/correctable-fields.ts'
export { configErrorOf, CONFIG_ERRORS } from './config-errors.ts'
export type { ConfigError } from './config-errors.ts'
export { compose, REFUSALS } from './compose.ts'
export type { GameConfig } from './config.ts'
export { firstGame } from './first-game.ts'
export { composeFrom, modulesOf, playsWith } from './game.ts'
export type { Awaiting, ChanceRequest, Game } from './game.ts'
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
export { BONUS, CHANCE, CHARACTERS, DIE, KING_TILE, SPEND, TILE, top } from './kernel/frames.ts'
export type { DecisionName } from './kernel/frames.ts'
export { first, moveList, movesOf, second, third, verbOf } from './kernel/move.ts'
export type { Module } from './kernel/module.ts'
export type { Move, MoveList } from './kernel/move.ts'
export { inNotation, notationOf, tablesOf } from './kernel/move-parts.ts'
export type { Arguments, MoveParts, PartsOf } from './kernel/move-parts.ts'
export type { Refusal } from './kernel/legal-moves.ts'
export type {
  AnswerVerb,
  ChanceName,
  CorrectionVerb,
  PlayedVerb,
  Verb,
} from './kernel/verb-names.ts'
export type { NotationError } from './kernel/notation.ts'
export type { Odds } from './kernel/odds.ts'
export type { Option } from './kernel/list-options.ts'
export { pendingOf } from './kernel/pending.ts'
export type { PendingDecision, Pending } from './kernel/pending.ts'
export { WARNINGS } from './kernel/extension-points.ts'
export type { Warning, WarningKey } from './kernel/extension-points.ts'
export { dieFacts, takenValue } from './position/die.ts'
export type { DieFacts } from './position/die.ts'
export { readOnlyContext } from './position/module-parts.ts'
export { isOver, scores, seatsIn } from './position/scores.ts'
export { seatFacts } from './position/seat.ts'
export type { BuildingFacts, Good, SeatFacts, SlotFacts } from './position/seat.ts'
export { nextTileGoes } from './position/next-tile.ts'
export type { TileGoes } from './rules/chance/places.ts'
export { MAIN_MAP, mapOfSpace, mapsInPlay, spaceFacts, spacesInPlay } from './position/space.ts'
export type { CathedralFacts, HouseFacts, SpaceFacts } from './position/space.ts'
export { tableFacts } from './position/table.ts'
export type { FairFacts, TableFacts } from './position/table.ts'
export { actionTile, firstPosition, segmentFacts, wheelFacts } from './position/wheel.ts'
export type { SegmentFacts } from './position/wheel.ts'
export { forecast } from './record/forecast.ts'
export type { FairForecast, Forecast, SeatForecast } from './record/forecast.ts'
export { asNextTurn, nextTurnOf } from './record/next-turn.ts'
export type { TurnName } from './record/next-turn.ts'
export {
  createLog,
  fold,
  formatEntry,
  isAgreed,
  effectiveMoves,
  parseEntry,
  placesThatCount,
  stepsBack,
  stepsBackIn,
  undoText,
} from './record/log.ts'
export type { LogEntry, Log } from './record/log.ts'
export { append, appendEntry, openMatch, verify } from './record/match.ts'
export type { Input, InputError, Match, InputSource } from './record/match.ts'
export { raiseUndoFloor, ownSteps, undoable } from './record/undo.ts'
export type { UndoStep } from './record/undo.ts'
export type { MakeGame } from './record/header.ts'
export { readJson, recordToJson } from './record/record-json.ts'
export type { RecordJson } from './record/record-json.ts'
export { agreementText } from './record/agreement-text.ts'
export type { ChanceProof, ChanceVerdict } from './record/chance-proof.ts'
export { readRecord } from './record/read.ts'
export { createRecord, RECORD_FAULTS, RULES_REVISION } from './record/record.ts'
export type {
  GameRecord,
  Json,
  Particulars,
  RecordPlayer,
  Reading,
  RecordError,
  RecordFault,
} from './record/record.ts'
export { createScoreSheet } from './record/score-sheet.ts'
export type { Scores, ScoreSheet } from './record/score-sheet.ts'
export { writeRecord } from './record/write.ts'
export type { RuleReason } from './refusals.ts'
export { BASE_CHANCES } from './rules/chance/requests.ts'
export { actionFacing, colourOf, dieOf, valueOf } from './rules/dice.ts'
export { BUY_PRICE } from './rules/tasks/buy.ts'
export { BASE_VERBS } from './rules/verbs.ts'
export { NONE } from './state.ts'
export type { Frame, State } from './state.ts'
export type { FaceInfo, Rules } from './rules/tables.ts'
export { beginsBotStep, isBotTurn, playBotTurn } from './solo/play-bot-turn.ts'
export { BOT_STEPS, TIE_BREAKERS, TILE_CLASSES, TILE_OUTCOMES } from './solo/trace.ts'
export type {
  BotStep,
  BotCandidate,
  Need,
  TieBreakerName,
  SoloEventName,
  SoloEvents,
  TileClass,
  TileOutcomeName,
} from './solo/trace.ts'
export type { SilverDecision } from './silver/pending.ts'
export type { SilverEvents } from './silver/events.ts'
export { carriedPoints, nextTier } from './silver/previews.ts'
export type {
  MineFacts,
  SeatSilverFacts,
  TableSilverFacts,
  TabletFacts,
  TechnologyFacts,
} from './silver/position.ts'
export type { SilverReason } from './silver/refusals.ts'
export { SILVER_TIE_BREAKERS } from './silver/solo/trace.ts'
export type { SilverSoloEventName, SilverSoloEvents } from './silver/solo/trace.ts'
