/** Sitting down: a new game with the box, or one that was left. */
import { useState } from 'react'
import type { FormEvent } from 'react'
import { content } from '@tiletum/content'
import { playsWith } from '@tiletum/engine'
import { go } from '../../base/navigation/route.ts'
import { useArea } from '../../base/language/area.ts'
import { useLanguage } from '../../base/language/LanguageProvider.tsx'
import { PLAYER_COLOURS } from '../../base/theme/tokens.ts'
import { newGame, OVER } from '../../game/storage/saved.ts'
import type { SavedGame } from '../../game/storage/saved.ts'
import { useStored } from '../../game/storage/use-stored.ts'
import { Choice } from '../../ui/Choice.tsx'
import { PageFrame } from '../frame/PageFrame.tsx'
import { SoloFields } from '../new-game/SoloFields.tsx'
import type { SoloChoice } from '../new-game/SoloFields.tsx'
import { forgetMemory, writeMemory } from './memory.ts'
import { companionStore } from './store.ts'
import { companionWords } from './words.ts'

const FIRST: SoloChoice = { difficulty: 'normal', chosen: [] }
const PARTS = ['base', 'silver'] as const
const DEALING = ['tell', 'deal'] as const

export function CompanionHome() {
  const { words } = useLanguage()
  const { companion } = useArea(companionWords)
  const [visit, setVisit] = useState(0)
  const games = useStored(companionStore, visit)
  const [solo, setSolo] = useState(FIRST)
  const [part, setPart] = useState<(typeof PARTS)[number]>('base')
  const [dealing, setDealing] = useState<(typeof DEALING)[number]>('tell')
  const [name, setName] = useState('')

  const begin = async (event: FormEvent) => {
    event.preventDefault()
    const player = { name: name.trim() || companion.you, colour: PLAYER_COLOURS[0] }
    const chosen =
      solo.difficulty === 'chosen' ? { challenges: solo.chosen } : { difficulty: solo.difficulty }
    const modules =
      part === 'silver'
        ? (['base', 'solo', 'silver', 'companion'] as const)
        : (['base', 'solo', 'companion'] as const)
    const game = { ...newGame({ modules, players: 1, ...chosen }, [player]), freeUndo: true }
    await companionStore.write(game)
    writeMemory(game.id, { done: 0, habits: { deals: dealing === 'deal', rolls: true } })
    go({ at: 'companion', page: game.id })
  }
  return (
    <PageFrame>
      <div className="companion-home">
        <h1>{companion.title}</h1>
        <p className="quiet">{companion.about}</p>
        <form onSubmit={(event) => void begin(event)}>
          <h2>{companion.solo}</h2>
          <p className="quiet">{companion.soloAbout}</p>
          <label className="name">
            <span>{companion.name}</span>
            <input value={name} maxLength={24} onChange={(event) => setName(event.target.value)} />
          </label>
          <Choice
            label={companion.new}
            values={PARTS}
            names={{ base: words.nouns.module.base, silver: companion.silver }}
            value={part}
            onChange={setPart}
          />
          <SoloFields content={content.solo} value={solo} onChange={setSolo} />
          <Choice
            label={companion.dealing}
            values={DEALING}
            names={{ tell: companion.tellAll, deal: companion.dealForMe }}
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
                <TableRow game={game} onRemove={() => setVisit(visit + 1)} />
              </li>
            ))}
          </ul>
        </section>
        <p className="quiet">{companion.edition}</p>
        {isSecureContext ? undefined : <p className="quiet">{companion.noOffline}</p>}
      </div>
    </PageFrame>
  )
}

interface TableRowProps {
  readonly game: SavedGame
  readonly onRemove: () => void
}

function TableRow({ game, onRemove }: TableRowProps) {
  const { language, words } = useLanguage()
  const { companion } = useArea(companionWords)
  const date = new Date(game.changed).toLocaleDateString(language)
  const state =
    game.round === OVER
      ? companion.whereOver
      : game.round === 0
        ? companion.whereSetup
        : words.web.start.round(game.round)
  const remove = async () => {
    await companionStore.remove(game.id)
    forgetMemory(game.id)
    onRemove()
  }
  return (
    <>
      <button type="button" onClick={() => go({ at: 'companion', page: game.id })}>
        {game.players.map((player) => player.name).join(', ')}
        {playsWith(game.config, 'silver') ? `, ${companion.silver}` : ''}
        <small>
          {date}, {state}
        </small>
      </button>
      <button type="button" className="link" onClick={() => void remove()}>
        {companion.remove}
      </button>
    </>
  )
}
