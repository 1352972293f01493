/** How the game stands, in plain numbers. */
import type { State } from '../state.ts'

/** The points of every seat. */
export const scores = (state: State): readonly number[] => state.seats.map(({ vp }) => vp)

/** The number of every seat, from 0. */
export const seatsIn = (state: State): readonly number[] => [...state.seats.keys()]

/** Nothing is pending any more. */
export const isOver = (state: State): boolean => state.frames.length === 0
