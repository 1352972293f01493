/**
 * What an icon means, asked of the icon itself: a long press, a right click, or the menu key on what
 * carries it opens the rules at its meaning.
 */
import { useEffect, useState } from 'react'
import { RulesDialog } from './lazy.tsx'

const PATIENCE = 600
/** A finger that moves further scrolls. */
const SLACK = 10

/** The icon pressed, or the one that the pressed button is known by. */
function iconAt(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined
  const icon =
    target.closest('[data-icon]') ?? target.closest('button')?.querySelector('[data-icon]')
  return icon?.getAttribute('data-icon') ?? undefined
}

export function IconHelp() {
  const [icon, setIcon] = useState<string>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let from = { x: 0, y: 0 }
    const give = () => clearTimeout(timer)
    const ask = (event: Event) => {
      const found = iconAt(event.target)
      if (found === undefined) return
      event.preventDefault()
      give()
      setIcon(found)
    }
    const press = (event: PointerEvent) => {
      give()
      const found = event.pointerType === 'touch' ? iconAt(event.target) : undefined
      if (found === undefined) return
      from = { x: event.clientX, y: event.clientY }
      timer = setTimeout(() => {
        // The finger is still down: lifting it must not press what lies below.
        addEventListener('click', swallow, { capture: true, once: true })
        addEventListener('pointerdown', unswallow, { capture: true, once: true })
        setIcon(found)
      }, PATIENCE)
    }
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) give()
    }
    const leave = () => setIcon(undefined)
    addEventListener('hashchange', leave)
    addEventListener('contextmenu', ask)
    addEventListener('pointerdown', press)
    addEventListener('pointermove', move)
    addEventListener('pointerup', give)
    addEventListener('pointercancel', give)
    return () => {
      give()
      removeEventListener('hashchange', leave)
      removeEventListener('contextmenu', ask)
      removeEventListener('pointerdown', press)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', give)
      removeEventListener('pointercancel', give)
    }
  }, [])
  return icon === undefined ? undefined : (
    <RulesDialog key={icon} clause={undefined} icon={icon} onClose={() => setIcon(undefined)} />
  )
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
  removeEventListener('pointerdown', unswallow, { capture: true })
}

const unswallow = (): void => removeEventListener('click', swallow, { capture: true })
