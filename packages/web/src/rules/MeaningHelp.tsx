/**
 * What an icon or a word means, asked of the thing itself: a long press, a right click, or the menu
 * key opens the rules at its meaning. Whatever is neither keeps the browser's own menu.
 */
import { useEffect, useState } from 'react'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { RulesDialog } from './lazy.ts'
import { helpTargetAt } from './help-target.ts'
import type { HelpTarget, Pointed, TermFinder } from './help-target.ts'

const LONG_PRESS = 600
const PAUSE = 3000
/** A finger that moves further scrolls. */
const SLACK = 10

export function MeaningHelp() {
  const [meaning, setMeaning] = useState<HelpTarget>()
  const { language } = useLanguage()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let from = { x: 0, y: 0 }
    let terms: TermFinder | undefined
    let waiting: ReturnType<typeof setTimeout> | undefined
    let loading: Promise<void> | undefined
    /**
     * A menu can't wait for the words: they come a while after the first sign of somebody, when the
     * page itself is there.
     */
    const prepare = () => {
      waiting ??= setTimeout(fetchTerms, PAUSE)
    }
    const fetchTerms = () => {
      loading ??= load()
    }
    const load = async () => {
      try {
        terms = await import('@tiletum/text/glossary')
      } catch {
        // Icons do without; the words are asked for again at the next sign.
        loading = undefined
        waiting = undefined
      }
    }
    const find = (pointed: Pointed): HelpTarget | undefined =>
      helpTargetAt(pointed, language, terms)
    const give = () => clearTimeout(timer)
    const ask = (event: MouseEvent) => {
      const { target, clientX, clientY } = event
      // The menu key tells of no button, and of a place that nobody pointed at.
      const at = event.button === 2 ? { x: clientX, y: clientY } : undefined
      const found = find({ target, at })
      if (found === undefined) return
      event.preventDefault()
      give()
      setMeaning(found)
    }
    const press = ({ pointerType, target, clientX, clientY }: PointerEvent) => {
      give()
      prepare()
      if (pointerType !== 'touch') return
      fetchTerms()
      from = { x: clientX, y: clientY }
      timer = setTimeout(() => {
        const found = find({ target, at: from })
        if (found === undefined) return
        // The finger is still down: lifting it must not press what lies below.
        addEventListener('click', swallow, { capture: true, once: true })
        addEventListener('pointerdown', unswallow, { capture: true, once: true })
        setMeaning(found)
      }, LONG_PRESS)
    }
    const move = (event: PointerEvent) => {
      prepare()
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) give()
    }
    const leave = () => setMeaning(undefined)
    addEventListener('hashchange', leave)
    addEventListener('contextmenu', ask)
    addEventListener('keydown', prepare)
    addEventListener('pointerdown', press)
    addEventListener('pointermove', move)
    addEventListener('pointerup', give)
    addEventListener('pointercancel', give)
    return () => {
      give()
      clearTimeout(waiting)
      removeEventListener('hashchange', leave)
      removeEventListener('contextmenu', ask)
      removeEventListener('keydown', prepare)
      removeEventListener('pointerdown', press)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', give)
      removeEventListener('pointercancel', give)
    }
  }, [language])
  return meaning === undefined ? undefined : (
    <RulesDialog
      key={`${meaning.icon ?? ''} ${meaning.term ?? ''}`}
      clause={undefined}
      {...meaning}
      onClose={() => setMeaning(undefined)}
    />
  )
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
  removeEventListener('pointerdown', unswallow, { capture: true })
}

const unswallow = (): void => removeEventListener('click', swallow, { capture: true })
