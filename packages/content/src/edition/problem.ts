/** Problems of an edition as data: the place and the facts. The catalogues have the words. */
import type { ComponentFamily, ModuleId, PlayerMark } from '@tiletum/engine'

export type JsonPath = readonly (string | number)[]

/** The kind of value that is expected. */
export type Kind = 'number' | 'whole' | 'text' | 'list' | 'group' | 'yes-or-no'

/** The file is not written as it should be. */
type FormProblem =
  | { readonly problem: 'not-json'; readonly detail: string }
  | {
      readonly problem: 'unknown-key'
      readonly key: string
      readonly near: readonly string[]
      readonly allowed: readonly string[]
    }
  | {
      readonly problem: 'not-one-of'
      readonly value: string
      readonly near: readonly string[]
      readonly allowed: readonly string[]
    }
  | { readonly problem: 'wrong-kind'; readonly value: string; readonly kind: Kind }
  | { readonly problem: 'missing'; readonly kind: Kind }
  | { readonly problem: 'too-small'; readonly value: string; readonly from: number }
  | { readonly problem: 'too-large'; readonly value: string; readonly to: number }
  | { readonly problem: 'too-few'; readonly count: number; readonly from: number }
  | { readonly problem: 'too-many'; readonly count: number; readonly to: number }
  /** The value fits no variant; each variant is given by its keys. */
  | { readonly problem: 'no-form'; readonly value: string; readonly forms: readonly string[] }
  | { readonly problem: 'bad-id'; readonly value: string; readonly family: string }
  | { readonly problem: 'bad-text'; readonly value: string }
  | { readonly problem: 'too-deep'; readonly most: number }
  | { readonly problem: 'too-big'; readonly most: number }

/** The content that results breaks a fact every box obeys. */
type FactProblem =
  | {
      readonly problem: 'count'
      readonly family: ComponentFamily
      readonly module: ModuleId
      readonly expected: number
      readonly actual: number
    }
  | { readonly problem: 'not-connected'; readonly apart: readonly string[] }
  | { readonly problem: 'not-rising'; readonly before: number; readonly after: number }
  | { readonly problem: 'not-falling'; readonly before: number; readonly after: number }
  | { readonly problem: 'lacks-space'; readonly space: number }
  | { readonly problem: 'twice'; readonly value: string }
  | { readonly problem: 'unknown-space'; readonly value: string; readonly near: readonly string[] }
  | { readonly problem: 'no-such-link'; readonly between: readonly [string, string] }
  | { readonly problem: 'link-exists'; readonly between: readonly [string, string] }
  | { readonly problem: 'link-to-itself'; readonly space: string }
  | { readonly problem: 'houses-at-two'; readonly town: string; readonly count: number }
  | { readonly problem: 'no-cathedral'; readonly town: string }
  | { readonly problem: 'bot-start'; readonly count: number }
  | { readonly problem: 'start-mine'; readonly town: string }
  | { readonly problem: 'start-tunnel'; readonly space: string }
  | { readonly problem: 'home-fair'; readonly town: string }
  | {
      readonly problem: 'tiles-short'
      readonly players: PlayerMark
      readonly needed: number
      readonly available: number
    }
  | { readonly problem: 'id-exists'; readonly id: string }
  | { readonly problem: 'nothing-asked' }
  | { readonly problem: 'needs-silver' }

export type Problem = { readonly place: JsonPath } & (FormProblem | FactProblem)

/** A fact of the rulebook's examples that does not hold; it hinders nothing. */
export type Remark =
  | {
      readonly remark: 'distance'
      readonly from: string
      readonly to: string
      readonly expected: number
      readonly actual: number
    }
  | {
      readonly remark: 'neighbours'
      readonly town: string
      readonly expected: readonly string[]
      readonly actual: readonly string[]
    }
  | {
      readonly remark: 'cathedrals-in-reach'
      readonly town: string
      readonly steps: number
      readonly expected: readonly string[]
      readonly actual: readonly string[]
    }
  | { readonly remark: 'two-player-tile' }
  | { readonly remark: 'underground-example' }
