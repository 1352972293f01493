export { applyStep, applySteps, foldSteps } from './apply.ts'
export { dueOf } from './clock.ts'
export { isMissing } from './missing.ts'
export { ruleAnswer, ruleOffer } from './offer-rules.ts'
export type { Circumstances, Ruling, TableRefusal } from './ruling.ts'
export {
  isColourFree,
  isUnderWay,
  ruleSeat,
  ruleStart,
  seatToPlay,
  toReveal,
} from './seat-rules.ts'
export { deciderOf, decides, holds, peopleAt, seatsOf } from './state.ts'
export type { Holder, OpenOffer, Seat, Table, TableState } from './state.ts'
export { mayNotSay, roomsOf, roomToWrite, seesLater } from './talk-rules.ts'
export { ruleUndo } from './undo-rules.ts'
