/**
 * Explains icons and terms: a long press, a right click or the menu key on one opens the rules at
 * its meaning. Everywhere else the browser's own menu opens.
 */
import { useEffect, useState } from 'react'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { RulesDialog } from './lazy.ts'
import { helpTargetAt } from './help-target.ts'
import type { HelpTarget, Pointed, TermFinder } from './help-target.ts'

const LONG_PRESS = 600
const PAUSE = 3000
/** A finger that moves further than this, in pixels, scrolls. */
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
     * A menu can't wait for the terms, so they are loaded some time after the first input, when the
     * page itself is loaded.
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
        // Without terms only icons are explained; the next input tries again.
        loading = undefined
        waiting = undefined
      }
    }
    const find = (pointed: Pointed): HelpTarget | undefined =>
      helpTargetAt(pointed, language, terms)
    const give = () => clearTimeout(timer)
    const ask = (event: MouseEvent) => {
      const { target, clientX, clientY } = event
      // The menu key has no button, and a position that nobody pointed at.
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
