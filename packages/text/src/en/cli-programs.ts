/** What other programs use: the engine in lines of JSON. */
export const engine = {
  command: 'answer lines of JSON: games, moves, odds and forecasts for other programs',
  games: 'how many games are kept in memory at most',
  memory: 'how much memory, in megabytes, they may take',
}
export type EngineWords = typeof engine
