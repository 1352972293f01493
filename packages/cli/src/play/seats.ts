/** Who sits where: people by their names, computer players by the names of their policies. */
import { POLICIES, POLICY_NAMES } from '@tiletum/bots'
import type { Policy, PolicyName } from '@tiletum/bots'
import type { Game } from '@tiletum/engine'

export interface Sitter {
  readonly name: string
  /** Undefined for a person. */
  readonly bot: PolicyName | undefined
}

/** A second `greedy` is called `greedy 2`, so that a record tells them apart. */
export function sittersOf(names: readonly string[]): readonly Sitter[] {
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((other) => other === name).length
    const bot = botCalled(name)
    return { name: before === 0 ? name : `${name} ${before + 1}`, bot }
  })
}

/** The policy that a name means; a record keeps computer players only by their names. */
export function botCalled(name: string): PolicyName | undefined {
  const [, bare] = /^(.*?)(?: \d)?$/.exec(name) ?? []
  return POLICY_NAMES.find((policy) => policy === bare)
}

/** The policies by seat, undefined where a person sits. */
export const policiesOf = (
  game: Game,
  sitters: readonly Sitter[],
  seed: string,
): readonly (Policy | undefined)[] =>
  sitters.map(({ bot }, seat) =>
    bot === undefined ? undefined : POLICIES[bot](game, `${seed} ${seat}`),
  )
