/** The filters of the gallery: search words, a module, the provenance. */
import { MODULES, PROVENANCES } from '@tiletum/engine'
import type { ComponentFamily } from '@tiletum/engine'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { Choice } from '../shared/ui/Choice.tsx'
import { EVERYTHING } from './filter.ts'
import type { FamilyShown, GalleryFilter } from './filter.ts'
import { galleryWords } from '../shared/language/screen-words.ts'

/** Open where there is room for it. */
function Folded({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [open] = useState(() => matchMedia('(width >= 60rem)').matches)
  return (
    <details open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}

const PARTS = ['all', ...MODULES] as const

interface FiltersProps {
  readonly wanted: GalleryFilter
  readonly families: readonly FamilyShown[]
  readonly onChange: (wanted: GalleryFilter) => void
}

export function Filters({ wanted, families, onChange }: FiltersProps) {
  const { nouns } = useLanguage().words
  const { gallery } = useLazyWords(galleryWords)
  const search = useId()
  const found = families.reduce((sum, { members }) => sum + members.length, 0)
  const goTo = (family: ComponentFamily) => {
    const heading = document.getElementById(`family-${family}`)
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <div className="gallery-filters">
      <search>
        <label htmlFor={search}>{gallery.search}</label>
        <input
          id={search}
          type="search"
          value={wanted.query}
          onChange={(event) => onChange({ ...wanted, query: event.target.value })}
        />
        <Choice
          label={gallery.module}
          values={PARTS}
          names={{ all: gallery.all, ...nouns.module }}
          value={wanted.module ?? 'all'}
          onChange={(part) => onChange({ ...wanted, module: part === 'all' ? undefined : part })}
        />
        <Folded title={gallery.known}>
          <fieldset className="ticks legend">
            <legend className="unseen">{gallery.known}</legend>
            {PROVENANCES.map((one) => (
              <label key={one}>
                <input
                  type="checkbox"
                  checked={wanted.known.includes(one)}
                  onChange={({ target }) =>
                    onChange({
                      ...wanted,
                      known: target.checked
                        ? [...wanted.known, one]
                        : wanted.known.filter((other) => other !== one),
                    })
                  }
                />
                <span>
                  <span className="known">
                    <span data-known={one}>{nouns.provenance[one]}</span>
                  </span>{' '}
                  {gallery.legend[one]}
                </span>
              </label>
            ))}
          </fieldset>
        </Folded>
      </search>
      <p className="found">
        <output>{gallery.found(found)}</output>
        {wanted === EVERYTHING ? undefined : (
          <button type="button" onClick={() => onChange(EVERYTHING)}>
            {gallery.clear}
          </button>
        )}
      </p>
      <Folded title={gallery.families}>
        <nav aria-label={gallery.families}>
          <ul>
            {families.map(({ family, members }) => (
              <li key={family}>
                <button type="button" className="link" onClick={() => goTo(family)}>
                  {nouns.family[family]} <small>{members.length}</small>
                </button>
              </li>
            ))}
          </ul>
        </nav>
      </Folded>
    </div>
  )
}
