/** An icon on the grid of 24: heavy lines, solid parts and thin engraved lines. */
export interface IconDrawing {
  readonly line?: string
  readonly fill?: string
  readonly thin?: string
  /** The left half; the right one mirrors it. */
  readonly half?: Omit<IconDrawing, 'half'>
}
