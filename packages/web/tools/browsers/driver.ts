/** The part of a browser that a journey uses, however it is driven. */
export interface BrowserDriver {
  /** With the version: `Firefox 140.12.0`. */
  readonly name: string
  readonly open: (address: string) => Promise<void>
  /** The value of an expression in the page; a promise is waited for. */
  readonly evaluate: (expression: string) => Promise<unknown>
  readonly press: (x: number, y: number) => Promise<void>
  /** A single character, or one of `KEYS`. */
  readonly key: (key: string) => Promise<void>
  readonly resize: (width: number, height: number) => Promise<void>
  /** Why the page cannot be installed as an app; undefined if the browser installs none. */
  readonly installFaults?: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** As WebDriver writes them. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowUp: '\uE013',
}

/** The actions of a press or of a key, which both protocols write alike. */
export const pressed = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

export const typed = (key: string) => [
  {
    type: 'key',
    id: 'keys',
    actions: [
      { type: 'keyDown', value: KEYS[key] ?? key },
      { type: 'keyUp', value: KEYS[key] ?? key },
    ],
  },
]
