/** The four fairs: their towns, what they score, and who takes part. */
import { fairScores } from '@tiletum/text'
import { memo } from 'react'
import { Banner, FairTileFace } from '../../shared/art/index.ts'
import { tableIn } from '../../game/position.ts'
import { useSelected, useTable } from '../../game/TableContext.tsx'
import type { Snapshot } from '../../game/snapshot.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { presentAtFairs } from '../../game/fair-attendance.ts'
import { Pressable } from '../moves/Pressable.tsx'
import { ExpansionParts } from '../expansion/ExpansionParts.tsx'
import './FairsPanel.css'

const selectFairs = (snapshot: Snapshot) => tableIn(snapshot).fairs
/** The round whose fair is still to come; undefined after the last one. */
const selectRound = ({ state, over }: Snapshot) => (over ? state.round + 1 : state.round)
/** The seats at each fair, or those that were there when it was held. */
const selectPresent = (snapshot: Snapshot) => JSON.stringify(presentAtFairs(snapshot))

export const FairsPanel = memo(function FairsPanel() {
  const fairs = useSelected(selectFairs)
  const round = useSelected(selectRound)
  const all = JSON.parse(useSelected(selectPresent)) as readonly (readonly number[])[]
  const { say, colours, faces } = useTable()
  const { words } = useLanguage()
  const { web } = words
  return (
    <section className="fairs" aria-label={web.panel.fairs}>
      <ol>
        {fairs.map(({ fair, town, tile, more }) => {
          const present = all[fair - 1] ?? []
          const name = faces.town(town)?.name ?? ''
          const what = fairScores(words, tile, more)
          const told = `${web.fair.name(fair, name)}. ${what}`
          const when = fair === round ? web.fair.now : fair < round ? web.fair.past : ''
          return (
            <li
              key={tile.id}
              data-when={fair === round ? 'now' : fair < round ? 'past' : 'later'}
              data-tip={told}
            >
              <Pressable
                className="fair-tile"
                wanted={[]}
                about="fair"
                label={web.part(web.fair.name(fair, name), what)}
                tip={told}
              >
                <FairTileFace scores={tile.scores} vp={tile.vp + more} size={62} />
              </Pressable>
              <div>
                <strong>
                  {fair}. {name}
                </strong>
                <span className="unseen">
                  {[
                    ...(when === '' ? [] : [when]),
                    ...(present.length === 0
                      ? []
                      : [web.fair.there(web.and(present.map((seat) => say.seat(seat))))]),
                  ].join('. ')}
                </span>
                <span className="present" aria-hidden="true">
                  {present.map((seat) => (
                    <Banner key={seat} player={colours[seat] ?? 'cardinal'} size={16} />
                  ))}
                </span>
                {when === '' ? undefined : <small aria-hidden="true">{when}</small>}
              </div>
            </li>
          )
        })}
      </ol>
      <ExpansionParts place="fairs" />
    </section>
  )
})
