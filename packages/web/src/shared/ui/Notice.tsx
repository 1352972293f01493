/** Something to know, in a corner of the page; it is also said aloud. */
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { announce } from '../access/live.tsx'
import './Notice.css'

interface NoticeProps {
  readonly title: string
  readonly text: string
  /** Its buttons. */
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
