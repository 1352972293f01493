import pico from 'picocolors'

export interface Colours {
  /** Headings. */
  readonly strong: (text: string) => string
  /** For text of minor interest. */
  readonly faint: (text: string) => string
  readonly warning: (text: string) => string
  /** For text that can be typed. */
  readonly input: (text: string) => string
}

/** Colours only where a terminal shows them; `NO_COLOR` and `FORCE_COLOR` decide before that. */
export function coloursFor(
  environment: Readonly<Record<string, string | undefined>>,
  terminal: boolean,
): Colours {
  const { NO_COLOR = '', FORCE_COLOR = '', TERM } = environment
  const forced = FORCE_COLOR !== '' && FORCE_COLOR !== '0'
  const on = NO_COLOR === '' && (forced || (terminal && TERM !== 'dumb'))
  const { bold, dim, yellow, cyan } = pico.createColors(on)
  return { strong: bold, faint: dim, warning: yellow, input: cyan }
}
