/** The sheet of a technology: the effect of each tier, who has reached it, and the next step. */
import { Banner, ResourceToken } from '../../shared/art/index.ts'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { MoveRow } from '../moves/MoveRow.tsx'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { ROMAN, silverOf, silverOfSeat, silverOfTable } from './silver-facts.ts'
import { silverWords } from '../../shared/language/screen-words.ts'

interface TechnologySheetProps {
  /** Its word in the notation. */
  readonly thing: string
  readonly anchor: DOMRect
  readonly onClose: () => void
}

export function TechnologySheet({ thing: word, anchor, onClose }: TechnologySheetProps) {
  const snapshot = useSnapshot()
  const { game, legal, seat } = snapshot
  const { say, colours, openRule } = useTable()
  const { language, words } = useLanguage()
  const { silverTable, technologies } = useLazyWords(silverWords)
  const text = silverTable.technology
  const found = silverOfTable(snapshot).technologies.find((one) => one.word === word)
  if (found === undefined) return undefined
  const { technology, reached: tiers } = found
  const { technologySilver, technologyVp } = silverOf(game).content
  const players = colours.flatMap((_, at) => (at === game.bot ? [] : [at]))
  const mine = tiers[seat] ?? 0
  const own = seat < 0 ? undefined : silverOfSeat(snapshot, seat).ownResource
  const cheaper = `technology ${word} cheaper`
  return (
    <Dialog
      title={text.name(technology.name[language])}
      closeLabel={words.web.why.close}
      onClose={onClose}
      anchor={anchor}
      className="technology-sheet"
    >
      <ol>
        {technology.tiers.map((rules, tier) => (
          // oxlint-disable-next-line react/no-array-index-key -- a tier is its number
          <li key={tier} data-reached={mine > tier ? '' : undefined}>
            <p>
              <b>{ROMAN[tier]}</b> {technologies.tier(rules)}
            </p>
            <p className="quiet">
              {mine > tier ? (
                <strong>{text.inForce}</strong>
              ) : (
                <>
                  <ResourceToken resource="silver" size={18} />{' '}
                  {text.price(technologySilver[tier] ?? 0)}
                </>
              )}{' '}
              · {text.worth(technologyVp[tier] ?? 0)}
              {players
                .filter((player) => (tiers[player] ?? 0) > tier)
                .map((player) => (
                  <span key={player} className="by">
                    <Banner player={colours[player] ?? 'cardinal'} size={16} /> {say.seat(player)}
                  </span>
                ))}
            </p>
          </li>
        ))}
      </ol>
      {own !== undefined && word === 'resource' ? (
        <p>{text.asGold(words.nouns.resource[own])}</p>
      ) : undefined}
      {legal.has(cheaper) ? <MoveRow move={cheaper} onDone={onClose} /> : undefined}
      {seat < 0 || mine === technology.tiers.length ? undefined : (
        <MoveRow move={`technology ${word}`} onDone={onClose} />
      )}
      <p>
        <button type="button" className="link" onClick={() => openRule(`ag-tech-${word}`)}>
          {words.web.why.rule}
        </button>
      </p>
    </Dialog>
  )
}
