import { openState } from '../state.ts'
import type { State } from '../state.ts'

/** The victory points of every seat. */
export const scores = (state: State): readonly number[] =>
  openState(state).seats.map(({ vp }) => vp)

/** The numbers of the seats, from 0. */
export const seatsIn = (state: State): readonly number[] => [...openState(state).seats.keys()]

/** Whether the game is over: no decision and no request of chance is left. */
export const isOver = (state: State): boolean => openState(state).frames.length === 0
