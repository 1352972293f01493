/** The rules reference is loaded when it is opened. */
import { lazyPart } from '../shared/ui/lazy-part.tsx'

export const RulesDialog = lazyPart(async () => (await import('./RulesDialog.tsx')).RulesDialog)
