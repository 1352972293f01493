/**
 * The own points and those of the best opponent, for phones, where the other players lie behind a
 * tab.
 */
import { memo } from 'react'
import { Banner } from '../shared/art/index.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { comparePoints } from '../game/compare-points.ts'
import { useSelected, useTable } from '../game/TableContext.tsx'
import type { Snapshot } from '../game/snapshot.ts'
import { Group } from '../shared/ui/Group.tsx'

/** A text, so that the component renders again only when it changes. */
const standingText = (snapshot: Snapshot, seat: number): string =>
  comparePoints(snapshot, seat)
    .map((one) => `${one.seat} ${one.vp}`)
    .join('|')

export const Standing = memo(function Standing({ seat: me }: { readonly seat: number }) {
  const { say, colours } = useTable()
  const { web } = useLanguage().words
  const shown = useSelected((snapshot) => standingText(snapshot, me))
  if (shown === '') return undefined
  return (
    <Group className="standing" label={web.bar.standing}>
      {shown.split('|').map((one) => {
        const [seat = 0, vp = 0] = one.split(' ').map(Number)
        return (
          <span key={seat} data-tip={web.part(say.seat(seat), String(vp))}>
            <Banner player={colours[seat] ?? 'cardinal'} size={15} />
            <span className="unseen">{say.seat(seat)}</span> {vp}
          </span>
        )
      })}
    </Group>
  )
})
