/** The gallery of all components, of the standard edition or of one of yours. */
import { components, content } from '@tiletum/content'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { go } from '../app/route.ts'
import { useArea } from '../language/area.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { PageFrame } from '../screens/PageFrame.tsx'
import { ComponentSheet } from './ComponentSheet.tsx'
import { Families } from './Families.tsx'
import { EVERYTHING, filtered, shownOf } from './filter.ts'
import { Filters } from './Filters.tsx'
import { galleryWords } from './words.ts'
import './gallery.css'

interface GalleryScreenProps {
  readonly edition: string | undefined
  readonly component: string | undefined
}

export function GalleryScreen({ edition, component }: GalleryScreenProps) {
  const { language, words } = useLanguage()
  const { gallery } = useArea(galleryWords)
  const [wanted, setWanted] = useState(EVERYTHING)
  const all = useMemo(
    () => components(content).map((one) => shownOf(one, words, language)),
    [words, language],
  )
  const sought = useDeferredValue(wanted)
  const families = useMemo(() => filtered(all, sought), [all, sought])
  const list = families.flatMap(({ members }) => members)
  const at = list.findIndex((one) => one.component.id === component)
  const looked =
    component === undefined ? undefined : all.find((one) => one.component.id === component)
  const look = useCallback(
    (id: string | undefined) => go({ at: 'gallery', edition, component: id }),
    [edition],
  )
  useReturn(component)
  return (
    <PageFrame wide>
      <div className="gallery">
        <div className="gallery-head">
          <h1>{gallery.title}</h1>
          <button type="button" onClick={() => go({ at: 'start' })}>
            {gallery.home}
          </button>
          <p>{gallery.intro}</p>
        </div>
        <Filters wanted={wanted} families={families} onChange={setWanted} />
        <div className="families">
          <Families families={families} edition={edition} />
        </div>
      </div>
      {looked === undefined ? undefined : (
        <ComponentSheet
          component={looked.component}
          previous={list[at - 1]?.component.id}
          next={at < 0 ? undefined : list[at + 1]?.component.id}
          onLook={look}
          onClose={() => look(undefined)}
        />
      )}
    </PageFrame>
  )
}

/** From the sheet back to the card of what was looked at last: the address changed, and focus with it. */
function useReturn(component: string | undefined): void {
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (component === undefined && last.current !== undefined)
      document.querySelector<HTMLElement>(`[data-component="${CSS.escape(last.current)}"]`)?.focus()
    last.current = component
  }, [component])
}
