export { applyStep, applySteps, foldSteps } from './apply.ts'
export { dueOf } from './clock.ts'
export { canBeReplaced } from './replaceable-seat.ts'
export { ruleAnswer, ruleOffer } from './offer-rules.ts'
export type { RulingContext, Ruling, TableRefusal } from './ruling.ts'
export {
  isColourFree,
  isUnderWay,
  ruleSeat,
  ruleStart,
  seatToPlay,
  seatsToReveal,
} from './seat-rules.ts'
export { deciderOf, decides, holds, peopleAt, seatsOf } from './table-state.ts'
export type { Holder, OpenOffer, Seat, Table, TableState } from './table-state.ts'
export { entriesIn } from './step-entries.ts'
export { chatRefusal, roomsOf, roomToWrite, seesLater } from './chat-rules.ts'
export { hasFreeUndo, lockedMoves, ruleUndo } from './undo-rules.ts'
