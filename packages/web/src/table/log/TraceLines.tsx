/** Lines of the Cardinalbot's reasons; each step names its rule. */
import type { TraceLine } from '../../game/playback/playback.ts'
import { useTable } from '../../game/TableContext.tsx'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'

export function TraceLines({ lines }: { readonly lines: readonly TraceLine[] }) {
  const { web } = useLanguage().words
  const { openRule } = useTable()
  return lines.map(({ text, head, event }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines in order
    <li key={index} data-head={head ? '' : undefined} data-event={event.event}>
      {text}{' '}
      {head ? (
        <button type="button" className="link" onClick={() => openRule(event.clause)}>
          {web.why.rule}
        </button>
      ) : undefined}
    </li>
  ))
}
