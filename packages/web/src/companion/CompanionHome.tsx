/** Sitting down: a new game with the box, or one that was left. */
import { useState } from 'react'
import type { FormEvent } from 'react'
import { content } from '@tiletum/content'
import { go } from '../shared/navigation/route.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { useStored } from '../game/storage/use-stored.ts'
import { Choice } from '../shared/ui/Choice.tsx'
import { PageFrame } from '../shared/frame/PageFrame.tsx'
import { SoloFields } from '../new-game/SoloFields.tsx'
import type { SoloChoice } from '../new-game/SoloFields.tsx'
import { beginAtTable } from './begin.ts'
import { DEALING } from './habits.ts'
import type { Dealing } from './habits.ts'
import { KeptRow } from './KeptRow.tsx'
import { COUNTS } from './setup.ts'
import type { Count } from './setup.ts'
import { companionStore } from '../game/storage/companion-store.ts'
import { companionWords } from './words.ts'

const FIRST: SoloChoice = { difficulty: 'normal', chosen: [] }
const PARTS = ['base', 'silver'] as const

export function CompanionHome() {
  const { words } = useLanguage()
  const { companion } = useLazyWords(companionWords)
  const [visit, setVisit] = useState(0)
  const games = useStored(companionStore, visit)
  const [count, setCount] = useState<Count>('1')
  const [solo, setSolo] = useState(FIRST)
  const [part, setPart] = useState<(typeof PARTS)[number]>('base')
  const [dealing, setDealing] = useState<Dealing>('lots')
  const [names, setNames] = useState<readonly string[]>(['', '', '', ''])
  const players = Number(count)
  const nobody = (seat: number): string =>
    players === 1 ? companion.nameless : companion.person(seat + 1)
  const begin = (event: FormEvent) => {
    event.preventDefault()
    void beginAtTable({
      names: names.slice(0, players).map((name, seat) => name.trim() || nobody(seat)),
      silver: part === 'silver',
      solo,
      dealing,
    })
  }
  return (
    <PageFrame>
      <div className="companion-home">
        <h1>{companion.title}</h1>
        <p className="quiet">{companion.about}</p>
        <form onSubmit={begin}>
          <h2>{companion.new}</h2>
          <Choice
            label={companion.players}
            values={COUNTS}
            names={{ 1: companion.solo, 2: '2', 3: '3', 4: '4' }}
            value={count}
            onChange={setCount}
          />
          <p className="quiet">{players === 1 ? companion.soloAbout : companion.peopleAbout}</p>
          {names.slice(0, players).map((name, seat) => (
            // oxlint-disable-next-line react/no-array-index-key -- seats keep their places
            <label key={seat} className="name">
              <span>{players === 1 ? companion.name : companion.person(seat + 1)}</span>
              <input
                type="text"
                value={name}
                maxLength={24}
                placeholder={nobody(seat)}
                onChange={(event) => setNames(names.with(seat, event.target.value))}
              />
            </label>
          ))}
          <Choice
            label={companion.edition}
            values={PARTS}
            names={{ base: words.nouns.module.base, silver: companion.silver }}
            value={part}
            onChange={setPart}
          />
          {players === 1 ? (
            <SoloFields content={content.solo} value={solo} onChange={setSolo} />
          ) : undefined}
          <Choice
            label={companion.dealing}
            values={DEALING}
            names={companion.dealingWays}
            value={dealing}
            onChange={setDealing}
          />
          <button type="submit" className="primary">
            {companion.start}
          </button>
        </form>
        <div className="companion-ways">
          {(
            [
              ['setup', companion.setupOnly, companion.setupAbout],
              ['pad', companion.pad, companion.padAbout],
              ['print', companion.print, companion.printAbout],
            ] as const
          ).map(([page, title, about]) => (
            <button key={page} type="button" onClick={() => go({ at: 'companion', page })}>
              {title} <small>{about}</small>
            </button>
          ))}
        </div>
        <section aria-labelledby="tables">
          <h2 id="tables">{companion.games}</h2>
          {games?.length === 0 ? <p className="quiet">{companion.noGames}</p> : undefined}
          <ul className="companion-games">
            {games?.map((game) => (
              <li key={game.id}>
                <KeptRow game={game} onRemove={() => setVisit(visit + 1)} />
              </li>
            ))}
          </ul>
        </section>
        <p className="quiet">{companion.printing}</p>
        {isSecureContext ? undefined : <p className="quiet">{companion.noOffline}</p>}
      </div>
    </PageFrame>
  )
}
