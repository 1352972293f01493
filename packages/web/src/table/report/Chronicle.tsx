/** The report of a finished game: its story, chart, sources of points and map. */
import { solo } from '@tiletum/content'
import { playsWith, scores } from '@tiletum/engine'
import type { ChronicleChapter } from '@tiletum/text/en/chronicle'
import { useEffect, useMemo, useRef, useState } from 'react'
import { announce } from '../../shared/access/live.tsx'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { pointsBySource } from '../../game/timeline/points-by-source.ts'
import { offerFile } from '../../game/storage/download.ts'
import type { SavedGame } from '../../game/storage/saved-game.ts'
import { expansionsOf } from '../../game/expansions/expansions.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { SourcesTable } from '../points/SourcesTable.tsx'
import { VpChart } from '../points/VpChart.tsx'
import { MapPicture } from './MapPicture.tsx'
import { drawingFile, pictureFile } from './export-picture.ts'
import { playedGame } from './played.ts'
import { Poster } from './Poster.tsx'
import { ShareResult } from './ShareResult.tsx'
import { chronicleWords } from '../../shared/language/screen-words.ts'
import './chronicle.css'

interface ChronicleProps {
  readonly game: SavedGame
  /** Prints the report; only where it is a page of its own. */
  readonly onPrint?: () => void
}

type Kind = 'png' | 'svg'
/** Width of the picture in pixels: one and a half times the width of the drawing. */
const PIXELS = 1800

export function Chronicle({ game: saved, onPrint }: ChronicleProps) {
  const words = useLazyWords(chronicleWords)
  const { language } = useLanguage()
  const snapshot = useSnapshot()
  const { say } = useTable()
  const { game, state } = snapshot
  const [making, setMaking] = useState<Kind>()
  const [failed, setFailed] = useState(false)
  const ranking = game.standings(state)
  const story = useMemo(() => words.story(playedGame(snapshot, say)), [words, snapshot, say])
  const difficulty = solo.difficulties.find(({ id }) => id === saved.config.difficulty)
  const mode = [
    playsWith(saved.config, 'solo')
      ? words.strip.solo(difficulty?.name[language] ?? '')
      : words.strip.people(game.rules.seats),
    ...expansionsOf(saved.config).map((name) => words.strip.expansions[name]),
  ].join(', ')
  const title = words.of(scores(state).map((_, seat) => say.seat(seat)))
  const about = `${words.played(new Date(saved.changed))} · ${mode}`
  const make = async (kind: Kind) => {
    setFailed(false)
    // Line widths are measured with the fonts of the page, so they must be loaded.
    await document.fonts.ready
    setMaking(kind)
  }
  return (
    <div className="chronicle">
      <header>
        <h2>{title}</h2>
        <p>{about}</p>
      </header>
      <p className="buttons no-print">
        <button type="button" onClick={() => void make('png')} disabled={making !== undefined}>
          {words.picture}
        </button>
        <button type="button" onClick={() => void make('svg')} disabled={making !== undefined}>
          {words.drawing}
        </button>
        {onPrint === undefined ? undefined : (
          <button type="button" onClick={onPrint}>
            {words.print}
          </button>
        )}
      </p>
      {failed ? <p className="error">{words.failed}</p> : undefined}
      <section aria-label={words.storyTitle} className="story">
        {story.map((chapter) => (
          <section key={chapter.title}>
            <h3>{chapter.title}</h3>
            <p>{chapter.sentences.join(' ')}</p>
          </section>
        ))}
      </section>
      <figure className="final-map">
        <figcaption>{words.map}</figcaption>
        <MapPicture />
      </figure>
      <VpChart wide />
      <SourcesTable
        caption={words.sources}
        sources={pointsBySource(snapshot)}
        seats={ranking}
        totals={scores(state)}
      />
      <ShareResult mode={mode} />
      {making === undefined ? undefined : (
        <PosterStage
          kind={making}
          name={`tiletum-${new Date(saved.changed).toISOString().slice(0, 10)}`}
          title={title}
          about={about}
          story={story}
          onDone={(done) => {
            setMaking(undefined)
            setFailed(!done)
            if (!done) announce(words.failed)
          }}
        />
      )}
    </div>
  )
}

interface PosterStageProps {
  readonly kind: Kind
  readonly name: string
  readonly title: string
  readonly about: string
  readonly story: readonly ChronicleChapter[]
  readonly onDone: (done: boolean) => void
}

/** Renders the picture out of sight, makes a file of it and removes it. */
function PosterStage({ kind, name, onDone, ...poster }: PosterStageProps) {
  const drawing = useRef<SVGSVGElement>(null)
  const done = useRef(onDone)
  useEffect(() => {
    let left = false
    const make = async (svg: SVGSVGElement) => {
      const file = await (kind === 'png' ? pictureFile(svg, PIXELS) : drawingFile(svg))
      if (left) return
      offerFile(`${name}.${kind}`, file, file.type)
      done.current(true)
    }
    if (drawing.current !== null)
      make(drawing.current).catch(() => {
        if (!left) done.current(false)
      })
    return () => {
      left = true
    }
  }, [kind, name])
  return (
    <div className="poster-stage" data-theme="day">
      <Poster ref={drawing} {...poster} />
    </div>
  )
}
