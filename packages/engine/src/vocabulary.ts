/** comp-1 */
export const RESOURCES = ['gold', 'food', 'wool', 'stone', 'iron'] as const
export type Resource = (typeof RESOURCES)[number]

/** setup-1: the wheel faces each die value with one of these. */
export const ACTIONS = ['architect', 'merchant', 'character', 'contract', 'king', 'joker'] as const
export type Action = (typeof ACTIONS)[number]
