/** The sheet that is open over the table; one at a time. */
import type { HelpTopic } from '../game/help-topics.ts'
import type { PressTarget } from '../game/intent/sequences.ts'

export type OpenSheet =
  | {
      readonly is: 'press'
      readonly title: string
      readonly target: PressTarget
      /** What it is for, where no move says why not. */
      readonly about: HelpTopic | undefined
      readonly anchor: DOMRect
    }
  | { readonly is: 'waste'; readonly move: string }
  | {
      readonly is: 'die'
      readonly colour: string
      readonly value: number
      readonly anchor: DOMRect
    }
  | { readonly is: 'place'; readonly space: string; readonly anchor: DOMRect | undefined }
  | { readonly is: 'rules'; readonly clause: string | undefined }
  | { readonly is: 'tasks' | 'settings' | 'keys' | 'result' | 'log' | 'points' }
  | { readonly is: 'expansion'; readonly thing: string; readonly anchor: DOMRect }
  | { readonly is: 'hint'; readonly anchor: DOMRect | undefined }
  | { readonly is: 'board'; readonly seat: number }
