/** The nine technologies, tiers I to III. */
import type { Action, Technology, TierRule, Trigger } from '@tiletum/engine'
import { act, gain, identical, oneOf, scorePer, step } from '../effects.ts'

type Name = Technology['name']
type Tiers = Technology['tiers']

const onePoint = (action: Action): TierRule => ({ rule: 'action-points', action, more: 1 })
const on = (trigger: Trigger, effect: TriggerRule['effect']): TriggerRule => ({
  rule: 'trigger',
  on: trigger,
  effect,
})
type TriggerRule = Extract<TierRule, { readonly rule: 'trigger' }>

const anyStep = oneOf(step('merchant', 1), step('architect', 1), step('prospector', 1))
const perHouse = scorePer('house', 1)

export const technologies: readonly Technology[] = [
  technology('character', { en: 'Character', fr: 'Personnage' }, [
    [{ rule: 'crest-food', less: 1 }],
    [{ rule: 'markers', more: 1 }],
    [on('completion', { do: 'charactersHere' })],
  ]),
  technology('die', { en: 'Die', fr: 'Dé' }, [
    [{ rule: 'die-change', by: 3, gold: 2 }],
    [on('new-die', anyStep)],
    [{ rule: 'die-silver', resources: 1, silver: 1 }],
  ]),
  technology('king', { en: 'King', fr: 'Roi' }, [
    [on({ action: 'king' }, gain({ gold: 2 }))],
    [on('now', act('king', 2)), on('king-phase', act('king', 2))],
    [on({ action: 'king' }, { do: 'revealUnderground', tiles: 2, keep: 1 })],
  ]),
  technology('merchant', { en: 'Merchant', fr: 'Marchand' }, [
    [onePoint('merchant')],
    [on('house', { do: 'character' })],
    [on('now', perHouse), on('income', perHouse)],
  ]),
  technology('prospector', { en: 'Prospector', fr: 'Prospecteur' }, [
    [onePoint('prospector')],
    [on('mine', identical(3))],
    [{ rule: 'movement-icon', points: 2 }],
  ]),
  technology('contract', { en: 'Contract', fr: 'Contrat' }, [
    [{ rule: 'contract-demand', less: 1 }],
    [{ rule: 'contract-reveal', tiles: 3, points: 2 }],
    [{ rule: 'exchange', more: 1 }],
  ]),
  technology('resource', { en: 'Resource', fr: 'Ressource' }, [
    [{ rule: 'resource-as-gold' }],
    [{ rule: 'resource-die', more: 2 }],
    [{ rule: 'resource-points', more: 2 }],
  ]),
  technology('joker', { en: 'Joker', fr: 'Joker' }, [
    [onePoint('joker')],
    [on({ action: 'joker' }, act('king', 1))],
    [{ rule: 'joker-split', actions: 2 }, on('now', act('any', 2))],
  ]),
  technology('architect', { en: 'Architect', fr: 'Architecte' }, [
    [onePoint('architect')],
    [on('contribution', act('king', 2))],
    [{ rule: 'contribution', silver: 1, gold: 2, stone: 2 }],
  ]),
]

function technology(name: string, names: Name, tiers: Tiers): Technology {
  return { id: `technology.${name}`, name: names, tiers }
}
