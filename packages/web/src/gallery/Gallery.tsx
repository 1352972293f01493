/** The components of an edition: filters, families, and the sheet of one component. */
import { components } from '@tiletum/content/catalogue'
import type { Component } from '@tiletum/content'
import type { Content } from '@tiletum/engine'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { go } from '../shared/navigation/route.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { ComponentSheet } from './ComponentSheet.tsx'
import { Families } from './Families.tsx'
import { filtered, shownOf } from './filter.ts'
import type { GalleryFilter } from './filter.ts'
import { Filters } from './Filters.tsx'

interface GalleryProps {
  readonly content: Content
  readonly edition: string | undefined
  readonly component: string | undefined
  readonly wanted: GalleryFilter
  readonly onWanted: (wanted: GalleryFilter) => void
  /** Returns the form that corrects a component. */
  readonly correction: (component: Component) => ReactNode
}

export function Gallery(props: GalleryProps) {
  const { content, edition, component, wanted, onWanted, correction } = props
  const { language, words } = useLanguage()
  const all = useMemo(
    () => components(content).map((one) => shownOf(one, words, language)),
    [content, words, language],
  )
  const sought = useDeferredValue(wanted)
  const families = useMemo(() => filtered(all, sought), [all, sought])
  const list = families.flatMap(({ members }) => members)
  const at = list.findIndex((one) => one.component.id === component)
  const looked = all.find((one) => one.component.id === component)?.component
  const look = useCallback(
    (id: string | undefined) => go({ at: 'gallery', edition, component: id }),
    [edition],
  )
  useReturn(component)
  return (
    <>
      <Filters wanted={wanted} families={families} onChange={onWanted} />
      <div className="families">
        <Families families={families} edition={edition} />
      </div>
      {looked === undefined ? undefined : (
        <ComponentSheet
          component={looked}
          previous={list[at - 1]?.component.id}
          next={at < 0 ? undefined : list[at + 1]?.component.id}
          onLook={look}
          onClose={() => look(undefined)}
        >
          {correction(looked)}
        </ComponentSheet>
      )}
    </>
  )
}

/** Returns the focus from a closed sheet to the card of its component. */
function useReturn(component: string | undefined): void {
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (component === undefined && last.current !== undefined)
      document.querySelector<HTMLElement>(`[data-component="${CSS.escape(last.current)}"]`)?.focus()
    last.current = component
  }, [component])
}
