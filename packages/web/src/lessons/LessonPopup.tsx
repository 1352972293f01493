/** The text of the current step, beside the thing that it explains. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../shared/art/index.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import type { Lesson, LessonStep } from './lesson.ts'
import type { LessonNow } from './play.ts'
import { placeNear } from './popup-position.ts'
import type { Rectangle } from './popup-position.ts'
import { findTarget, isSeen } from './step-target.ts'
import { lessonsWords } from '../shared/language/screen-words.ts'
import './LessonPopup.css'

interface LessonPopupProps {
  readonly lesson: Lesson
  readonly number: number
  readonly step: LessonStep
  readonly now: LessonNow
  readonly onPass: () => void
  readonly onShow: () => void
  readonly onLeave: () => void
}

export function LessonPopup(props: LessonPopupProps) {
  const { lesson, number, step, now, onPass, onShow, onLeave } = props
  const words = useLazyWords(lessonsWords)
  const { web } = useLanguage().words
  const box = useRef<HTMLElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  const tab = usePlaced(box, ring, step, onPass)
  const said: Readonly<Record<string, string>> = words.steps[lesson.id]
  return (
    <>
      <div ref={ring} className="lesson-ring" aria-hidden="true" />
      <aside
        ref={box}
        className="lesson"
        aria-label={web.part(words.number(number), words.titles[lesson.id])}
        data-lesson={lesson.id}
        data-step={step.name}
      >
        <p className="lesson-head">
          <strong>{words.titles[lesson.id]}</strong>
          <span>{words.step(now.step + 1, lesson.steps.length)}</span>
          <button type="button" className="plain" onClick={onLeave} aria-label={words.leave}>
            <Icon name="close" size={16} />
          </button>
        </p>
        <div aria-live="polite">
          <p>{said[step.name]}</p>
          {tab === undefined ? undefined : <p className="quiet">{words.openTab(tab)}</p>}
          {now.astray === 0 ? undefined : <p className="astray">{words.astray}</p>}
        </div>
        <p className="buttons">
          {step.moves === undefined && step.shown === undefined ? (
            <button type="button" className="primary" onClick={onPass}>
              {words.go}
            </button>
          ) : (
            <button
              type="button"
              className="link"
              onClick={step.moves === undefined ? onPass : onShow}
            >
              {step.moves === undefined ? words.go : words.show}
            </button>
          )}
        </p>
      </aside>
    </>
  )
}

/** Things that the pop-up should not cover: open sheets, the question, the button to go on. */
const IN_SIGHT =
  'dialog[open]:not(:modal), .decision, #tray .tray-buttons, .phone-tabs, .thing[data-legal]'
const WATCHED = ['open', 'data-zone', 'data-legal', 'disabled', 'style']
const SETTLED = 350

/** Keeps the pop-up and the ring in place; returns the tab that has to be opened first. */
function usePlaced(
  box: { readonly current: HTMLElement | null },
  ring: { readonly current: HTMLElement | null },
  { at, opens, shown }: LessonStep,
  onShown: () => void,
): string | undefined {
  const [tab, setTab] = useState<string>()
  const tell = useRef(onShown)
  useEffect(() => {
    tell.current = onShown
  })
  useLayoutEffect(() => {
    let frame = 0
    let settled: ReturnType<typeof setTimeout> | undefined
    let brought: Element | undefined
    const place = () => {
      const target = findTarget(at)
      setTab(target?.tab)
      if (target !== undefined && target.element !== brought) {
        brought = target.element
        brought.scrollIntoView({ block: 'nearest' })
      }
      if (box.current !== null && ring.current !== null)
        put(box.current, ring.current, target?.element, at)
      if (shown !== undefined && isAnySeen(shown)) tell.current()
    }
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
      // Measured after the animation of the pieces.
      clearTimeout(settled)
      settled = setTimeout(place, SETTLED)
    }
    if (opens !== undefined && !isAnySeen(at[0] ?? ''))
      document.querySelector<HTMLElement>(opens)?.click()
    uncover(findTarget(at)?.element)
    place()
    soon()
    const watcher = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !within(box.current, target) && target !== ring.current))
        soon()
    })
    watcher.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: WATCHED,
    })
    addEventListener('resize', soon)
    addEventListener('scroll', soon, true)
    return () => {
      watcher.disconnect()
      removeEventListener('resize', soon)
      removeEventListener('scroll', soon, true)
      cancelAnimationFrame(frame)
      clearTimeout(settled)
    }
  }, [box, ring, at, opens, shown])
  return tab
}

/** A sheet that the previous step left open would cover the target of the next one. */
function uncover(target: Element | undefined): void {
  const sheet = document.querySelector('dialog:modal')
  if (target !== undefined && sheet?.contains(target) === false)
    sheet.dispatchEvent(new Event('cancel', { cancelable: true }))
}

const within = (box: Element | null, node: Node): boolean => box?.contains(node) === true

const MARGIN = 6

const isAnySeen = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some(isSeen)

/** @param at All things the step speaks of; one of them gets the ring. */
function put(
  box: HTMLElement,
  ring: HTMLElement,
  target: Element | undefined,
  at: readonly string[],
): void {
  const around = target?.getBoundingClientRect()
  ring.hidden = around === undefined
  const ringed = around === undefined ? undefined : grown(around)
  if (ringed !== undefined) set(ring, ringed)
  const others = [...document.querySelectorAll([IN_SIGHT, ...at].join())].filter(
    (other) => isSeen(other) && (target === undefined || !other.contains(target)),
  )
  const sheet = target?.closest('dialog')?.getBoundingClientRect()
  set(
    box,
    placeNear(
      { width: box.offsetWidth, height: box.offsetHeight },
      { width: innerWidth, height: innerHeight },
      { target: sheet ?? ringed, avoid: others.map((other) => other.getBoundingClientRect()) },
    ),
    false,
  )
}

const grown = ({ left, top, width, height }: Rectangle): Rectangle => ({
  left: left - MARGIN,
  top: top - MARGIN,
  width: width + 2 * MARGIN,
  height: height + 2 * MARGIN,
})

function set(element: HTMLElement, { left, top, width, height }: Rectangle, sized = true): void {
  const { style } = element
  style.translate = `${Math.round(left)}px ${Math.round(top)}px`
  if (!sized) return
  style.width = `${Math.round(width)}px`
  style.height = `${Math.round(height)}px`
}
