/** Numbers of scripts, verbs and sources; they follow those of solo and stay clear of those of silver. */
import { MODULE_SOURCES } from '../../kernel/effect-sources.ts'
import { BASE_SCRIPTS } from '../../rules/script-numbers.ts'
import { MODULE_VERBS } from '../../rules/verbs.ts'
import { SOLO_SCRIPTS } from '../../solo/scripts.ts'
import type { Draft } from '../../kernel/extension-points.ts'
import { silverRules } from '../slice.ts'

const SILVER_SOLO_SCRIPTS = ['bot prospector', 'bot effects'] as const
export type SilverSoloScript = (typeof SILVER_SOLO_SCRIPTS)[number]

const script = (name: SilverSoloScript): number =>
  BASE_SCRIPTS.length + SOLO_SCRIPTS.length + SILVER_SOLO_SCRIPTS.indexOf(name)

export const BOT_PROSPECTOR = script('bot prospector')
export const BOT_EFFECTS = script('bot effects')

/** The verbs lie between those of solo and those of silver. */
export const DRAW_SURPRISE = MODULE_VERBS + 20
export const PICK_WAY = MODULE_VERBS + 21
export type SilverSoloVerb = 'surprise <surprise>' | 'pick way <space>'
export const SILVER_SOLO_VERBS: Readonly<Record<number, SilverSoloVerb>> = {
  [DRAW_SURPRISE]: 'surprise <surprise>',
  [PICK_WAY]: 'pick way <space>',
}

export type SilverSoloChance = 'surprise' | 'tie-way'
export const requestFor = (draft: Draft, name: SilverSoloChance): number =>
  silverRules(draft).chance[name] as number

export const SURPRISE_SOURCE = MODULE_SOURCES + 6
export const CHALLENGE_SOURCE = MODULE_SOURCES + 7

declare module '../../kernel/verb-names.ts' {
  interface Verbs {
    readonly silverSolo: SilverSoloVerb
  }
  interface Answers {
    readonly silverSolo: SilverSoloVerb
  }
  interface Chances {
    readonly silverSolo: SilverSoloChance
  }
}
