/** Cache: computes the forecast of a state once. */
import { forecast } from '@tiletum/engine'
import type { Forecast, Game, State } from '@tiletum/engine'

const known = new WeakMap<State, Forecast>()

export function forecastOf(game: Game, state: State): Forecast {
  let told = known.get(state)
  if (told === undefined) {
    told = forecast(game, state)
    known.set(state, told)
  }
  return told
}
