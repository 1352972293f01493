/** The current question, and what will be asked after it. */
import type { Action, Game, Pending, Resource } from '@tiletum/engine'
import { askedBelow, bonusAsked } from '@tiletum/text'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import type { GameText } from '../../game/game-text.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { idleSentence } from '../moves/idle.ts'
import { revealsSomeSentence } from '../moves/reveals.ts'
import type { Words } from '../../shared/language/words.ts'
import { ends } from '../moves/verbs.ts'

export function Prompt() {
  const snapshot = useSnapshot()
  const { game, pending, live, over, options } = snapshot
  const { say, freeUndo } = useTable()
  const { words } = useLanguage()
  const { web } = words
  if (!live) return <p className="prompt">{web.tray.past}</p>
  if (over) return <p className="prompt">{web.tray.over}</p>
  const idle = idleSentence(words, say, snapshot)
  if (idle !== undefined) return <p className="prompt">{idle}</p>
  const [now, ...later] = pending.filter(isTold).toReversed()
  const reveals = options.some((option) => option.reveals && !ends(option.verb))
  return (
    <div className="prompt" id="prompt">
      <p>{now === undefined ? web.moves.none : asked(words, say, game, now)}</p>
      {later.length === 0 ? undefined : (
        <ul aria-label={web.tray.resumes} className="stack">
          {later.map((pendingBelow, depth) => (
            // oxlint-disable-next-line react/no-array-index-key -- a stack: its place is its name
            <li key={depth}>{asked(words, say, game, pendingBelow)}</li>
          ))}
        </ul>
      )}
      {reveals ? <p className="reveals">{revealsSomeSentence(words, freeUndo)}</p> : undefined}
    </div>
  )
}

/** A bonus whose last part is under way needs no further mention. */
const isTold = (one: Pending): boolean =>
  one.is !== 'helper' &&
  !(one.is === 'bonus' && one.effect.do === 'all' && one.effect.of.length === 0)

function asked(words: Words, say: GameText, { rules }: Game, pending: Pending): string {
  const { web, nouns } = words
  switch (pending.is) {
    case 'die':
      return pending.resource === undefined
        ? web.tray.chooseDie
        : web.tray.recolour(nouns.resource[pending.resource as Resource])
    case 'tile':
      return web.tray.takeTile(say.tile(pending.tile))
    case 'king-tile':
      return web.tray.kingTile(say.tile(pending.tile))
    case 'spend':
      return web.tray.spend(
        capital(nouns.action[pending.action as Action]),
        nouns.points(pending.points),
      )
    case 'bonus':
      return bonusAsked(words, rules, pending.effect)
    case 'characters':
      return web.tray.characters(pending.building)
    case 'helper':
      return say.tile(pending.tile)
    default:
      return askedBelow(words, pending)
  }
}

const capital = (word: string): string => word.slice(0, 1).toLocaleUpperCase() + word.slice(1)
