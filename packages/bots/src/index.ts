export { seededChance, weighted } from './chance.ts'
export type { Chance } from './chance.ts'
export { clocked, stopAfter } from './time-budget.ts'
export { createEvaluation } from './evaluation/evaluate.ts'
export type { Evaluation, Reliability } from './evaluation/evaluate.ts'
export { FEATURES } from './evaluation/features.ts'
export type { Feature } from './evaluation/features.ts'
export { SUBJECTS } from './evaluation/reasons.ts'
export type { EvaluationReason, ReasonSubject } from './evaluation/reasons.ts'
export { readWeights } from './evaluation/read-weights.ts'
export type { Weight, Weights, WeightSet } from './evaluation/weight-set.ts'
export { WEIGHTS } from './evaluation/weights.ts'
export { playGame, playGameWith } from './play-game.ts'
export type { Play, FinishedGame } from './play-game.ts'
export { POLICIES, POLICY_NAMES } from './policies/index.ts'
export type { PolicyName } from './policies/index.ts'
export { LEVEL_ITERATIONS, LEVELS } from './policies/levels.ts'
export { parsePlayerName } from './policies/player-name.ts'
export type { Level } from './policies/levels.ts'
export { searcherOf } from './policies/thinking.ts'
export type { AnyPolicy, Budget, MakePolicy, Policy } from './policy.ts'
export { randomBelow, createRandomStream, nextRandom } from './random.ts'
export type { Seed, RandomStream } from './random.ts'
export { createSearcher } from './search/searcher.ts'
export type { Searcher, SearcherSettings } from './search/searcher.ts'
export { adviceOf } from './search/result.ts'
export type { Advice, SearchLine, SearchResult } from './search/result.ts'
export { simulate } from './simulate.ts'
export type { Simulated, SimulationRun } from './simulate.ts'
export { count, emptyTally, mean, spread } from './score-stats.ts'
export type { ScoreStats } from './score-stats.ts'
export { readContestant, seated } from './arena/contestant.ts'
export type { Contestant, WeightFiles } from './arena/contestant.ts'
export { interval } from './arena/interval.ts'
export { playFixture } from './arena/match.ts'
export type { ArenaGame, MakeSeatPolicy } from './arena/match.ts'
export { rate } from './arena/ratings.ts'
export type { Rating, ArenaResult } from './arena/ratings.ts'
export { fixtures, nameOf, PAIRINGS } from './arena/schedule.ts'
export type { Fixture, Pairing, Schedule } from './arena/schedule.ts'
export {
  contentId,
  endOf,
  helloOf,
  isStray,
  newGameOf,
  PROTOCOL,
  questionOf,
  readAnswer,
  refusalOf,
  SEAT_FAULTS,
  wantsOdds,
} from './seat/protocol.ts'
export type {
  Hello,
  Over,
  SeatAnswer,
  SeatFault,
  SeatInfo,
  SeatMessage,
  SeatMove,
  SeatQuestion,
  SeatRefusal,
} from './seat/protocol.ts'
