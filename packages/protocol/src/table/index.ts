export { applyStep, applySteps, foldSteps } from './apply.ts'
export { dueOf } from './clock.ts'
export { canBeReplaced } from './missing.ts'
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
export { deciderOf, decides, holds, peopleAt, seatsOf } from './state.ts'
export type { Holder, OpenOffer, Seat, Table, TableState } from './state.ts'
export { entriesIn } from './step-entries.ts'
export { chatRefusal, roomsOf, roomToWrite, seesLater } from './talk-rules.ts'
export { hasFreeUndo, lockedMoves, ruleUndo } from './undo-rules.ts'
