/** The way through a game: a slider over its moments, steps and turns by keys, and playing it back. */
import { useEffect, useEffectEvent, useState } from 'react'
import type { CSSProperties, KeyboardEvent as Pressed, ReactNode } from 'react'
import { announce } from '../access/live.tsx'
import { Icon } from '../art/index.ts'
import type { IconName } from '../art/index.ts'
import { useSnapshot, useTable } from '../game/TableContext.tsx'
import { useArea } from '../language/area.ts'
import { chapterAt } from './chapters.ts'
import type { Chapter } from './chapters.ts'
import type { Speed } from './ReplayChoices.tsx'
import { replayWords } from './words.ts'
import './ReplayBar.css'

const PAUSES: Readonly<Record<Speed, number>> = { slow: 1600, normal: 700, fast: 200 }

interface ReplayBarProps {
  readonly chapters: readonly Chapter[]
  readonly speed: Speed
  /** Speed and board to choose. */
  readonly choices: ReactNode
  readonly onShare: () => void
  readonly onBranch: () => void
  readonly onLeave: (() => void) | undefined
  readonly onKeep: (() => void) | undefined
}

export function ReplayBar(props: ReplayBarProps) {
  const { chapters, speed, choices, onShare, onBranch, onLeave, onKeep } = props
  const { shown, moments } = useSnapshot()
  const { table, say, colours } = useTable()
  const { screen: words } = useArea(replayWords)
  const [playing, setPlaying] = useState(false)
  const total = moments.length
  const index = chapterAt(chapters, shown)
  const chapter = chapters[index]

  const show = (moment: number) => table.show(Math.min(total, Math.max(0, moment)))
  const turn = (by: number) => {
    // Back within a turn goes to its own beginning first.
    const within = by < 0 && chapter !== undefined && shown > chapter.start
    show(chapters[within ? index : index + by]?.start ?? (by < 0 ? 0 : total))
  }
  const play = () => {
    if (!playing && shown === total) show(0)
    setPlaying(!playing)
  }
  const ways: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => show(shown - 1),
    ArrowRight: () => show(shown + 1),
    PageUp: () => turn(-1),
    PageDown: () => turn(1),
    Home: () => show(0),
    End: () => show(total),
    ' ': play,
  }
  const press = (event: KeyboardEvent | Pressed) => {
    const way = event.ctrlKey || event.metaKey || event.altKey ? undefined : ways[event.key]
    if (way === undefined) return
    event.preventDefault()
    way()
  }
  const pressAnywhere = useEffectEvent((event: KeyboardEvent) => {
    if (event.target === document.body) press(event)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressAnywhere(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  useEffect(() => {
    if (!playing) announce(say.sentences(moments[shown - 1]?.events ?? []).join(' '))
  }, [playing, say, moments, shown])

  const atEnd = shown >= total
  if (playing && atEnd) setPlaying(false)
  useEffect(() => {
    if (!playing || atEnd) return undefined
    const timer = setTimeout(() => table.show(shown + 1), PAUSES[speed])
    return () => clearTimeout(timer)
  }, [playing, atEnd, shown, speed, table])

  const title =
    chapter?.seat === undefined
      ? words.setup
      : words.turn(chapter.round, chapter.turn, say.seat(chapter.seat))
  const button = (name: IconName, label: string, onClick: () => void, disabled = false) => (
    <button
      type="button"
      className="step"
      aria-label={label}
      data-tip={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={name} size={18} />
    </button>
  )
  const way = (name: IconName, word: keyof typeof words.short, onClick: () => void) => (
    <button
      type="button"
      className={word === 'branch' ? 'way primary' : 'way'}
      aria-label={words[word]}
      data-tip={words[word]}
      onClick={onClick}
    >
      <Icon name={name} size={18} />
      <span>{words.short[word]}</span>
    </button>
  )
  return (
    <section className="tray replay-bar" aria-label={words.title} id="tray">
      <div className="replay-steps">
        {button('step-back', words.turnBack, () => turn(-1), shown === 0)}
        {button('left', words.back, () => show(shown - 1), shown === 0)}
        {button(playing ? 'pause' : 'play', playing ? words.pause : words.play, play, total === 0)}
        {button('right', words.on, () => show(shown + 1), atEnd)}
        {button('step-forward', words.turnOn, () => turn(1), atEnd)}
      </div>
      <div className="scrubber">
        <span className="where">
          <strong>{title}</strong> <small>{words.value('', shown, total).replace(/^, /, '')}</small>
        </span>
        <div className="track" aria-hidden="true">
          {chapters.map(({ seat: of, start, round, turn: number }, at) => (
            <span
              key={`${round} ${number} ${of ?? ''}`}
              data-player={of === undefined ? undefined : (colours[of] ?? 'cardinal')}
              data-round={at > 0 && chapters[at - 1]?.round !== round ? round : undefined}
              style={
                {
                  '--from': start / Math.max(1, total),
                  '--to': (chapters[at + 1]?.start ?? total) / Math.max(1, total),
                } as CSSProperties
              }
            />
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={total}
          step={1}
          value={shown}
          aria-label={words.position}
          aria-valuetext={words.value(title, shown, total)}
          data-tip={words.keys}
          onChange={(event) => show(Number(event.target.value))}
          onKeyDown={press}
        />
      </div>
      {choices}
      <div className="tray-buttons">
        {way('load', 'share', onShare)}
        {way('manicule', 'branch', onBranch)}
        {onKeep === undefined ? undefined : way('save', 'keep', onKeep)}
        {onLeave === undefined ? undefined : way('close', 'leave', onLeave)}
      </div>
    </section>
  )
}
