import type { EngineWords } from '../en/cli-programs.ts'

export const engine = {
  command:
    'répondre à des lignes de JSON : parties, coups, chances et prévisions pour d’autres programmes',
  games: 'nombre de parties gardées en mémoire au plus',
  memory: 'mémoire qu’elles peuvent prendre, en mégaoctets',
} satisfies EngineWords
