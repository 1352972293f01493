/** What the end of the game multiplies. */
import { memo } from 'react'
import { Icon } from '../../shared/art/index.ts'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { useSelected } from '../../game/TableContext.tsx'
import type { Snapshot } from '../../game/snapshot.ts'
import { silverOfTable } from './silver-facts.ts'
import { silverWords } from '../../shared/language/screen-words.ts'

const selectOverlay = (snapshot: Snapshot) => silverOfTable(snapshot).overlay

export const OverlayStrip = memo(function OverlayStrip() {
  const overlay = useSelected(selectOverlay)
  const { setup, overlay: words } = useLazyWords(silverWords).silverTable
  if (overlay === undefined) return undefined
  const { largerOf, times } = overlay
  return (
    <p className="overlay-strip" data-tip={words.explained(setup.overlays[times])}>
      <span aria-hidden="true">{words.end}</span>
      <Icon name={largerOf[0]} size={20} />
      <i aria-hidden="true">/</i>
      <Icon name={largerOf[1]} size={20} />
      <i aria-hidden="true">×</i>
      <Icon name={times} size={20} />
      <span className="unseen">{words.explained(setup.overlays[times])}</span>
    </p>
  )
})
