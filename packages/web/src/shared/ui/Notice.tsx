/** A notice in a corner of the page, also announced to screen readers. */
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { announce } from '../access/live.tsx'
import './Notice.css'

interface NoticeProps {
  readonly title: string
  readonly text: string
  /** The buttons of the notice. */
  readonly children: ReactNode
}

export function Notice({ title, text, children }: NoticeProps) {
  useEffect(() => {
    announce(text)
  }, [text])
  return (
    <aside className="notice" aria-label={title}>
      <p>{text}</p>
      <span className="buttons">{children}</span>
    </aside>
  )
}
