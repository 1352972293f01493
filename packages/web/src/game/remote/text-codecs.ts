/** Drafts and plans as texts that the server stores. */
import { parseJson } from '@tiletum/engine/json'
import { attempt } from '../../shared/browser/attempt.ts'
import { NO_DRAFT } from '../storage/move-draft.ts'
import type { MoveDraft } from '../storage/move-draft.ts'
import { readPlans } from '../storage/plans.ts'
import type { Plans } from '../storage/plans.ts'
import type { TextCodec } from './synced-text.ts'

export const draftCodec: TextCodec<MoveDraft> = {
  kind: 'draft',
  write({ after, moves, submitted }) {
    if (moves.length === 0) return ''
    return JSON.stringify({ after, moves, ...(submitted === undefined ? {} : { submitted }) })
  },
  read(text) {
    const data = attempt(() => parseJson(text))
    if (typeof data !== 'object' || data === null) return NO_DRAFT
    const { after, moves, submitted } = data as Partial<Record<keyof MoveDraft, unknown>>
    if (!Number.isSafeInteger(after) || !Array.isArray(moves)) return NO_DRAFT
    if (!moves.every((move) => typeof move === 'string')) return NO_DRAFT
    return {
      after: Number(after),
      moves,
      ...(typeof submitted === 'string' ? { submitted } : {}),
    }
  },
  isUrgent: ({ submitted, moves }) => submitted !== undefined || moves.length === 0,
}

export const plansCodec: TextCodec<Plans> = {
  kind: 'plans',
  write: (plans) => (plans.plans.length === 0 ? '' : JSON.stringify(plans)),
  read: (text) => readPlans(attempt(() => parseJson(text))),
  isUrgent: () => false,
}
