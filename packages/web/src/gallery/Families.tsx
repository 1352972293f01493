/** The components by family, each a link to its sheet. */
import { memo } from 'react'
import { addressOf } from '../shared/navigation/route.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { ComponentFace } from './ComponentFace.tsx'
import type { FamilyShown, ShownComponent } from './filter.ts'
import { ProvenanceBadge } from './ProvenanceBadge.tsx'

interface FamiliesProps {
  readonly families: readonly FamilyShown[]
  readonly edition: string | undefined
}

export const Families = memo(function Families({ families, edition }: FamiliesProps) {
  const { nouns } = useLanguage().words
  return families.map(({ family, members }) => (
    <section key={family} className="family" aria-labelledby={`family-${family}`}>
      <h2 id={`family-${family}`} tabIndex={-1}>
        {nouns.family[family]} <small>{members.length}</small>
      </h2>
      <ul>
        {members.map((shown) => (
          <li key={shown.component.id}>
            <Card shown={shown} edition={edition} />
          </li>
        ))}
      </ul>
    </section>
  ))
})

interface CardProps {
  readonly shown: ShownComponent
  readonly edition: string | undefined
}

const SIZE = 70

function Card({ shown: { component, name, text }, edition }: CardProps) {
  const { id, subject } = component
  return (
    <a
      className="component"
      href={addressOf({ at: 'gallery', edition, component: id })}
      data-component={id}
    >
      <ComponentFace subject={subject} size={SIZE} />
      <span className="words">
        {name === undefined ? undefined : <strong>{name} </strong>}
        {name !== undefined && text.startsWith(`${name}. `) ? text.slice(name.length + 2) : text}
      </span>
      <ProvenanceBadge component={component} />
    </a>
  )
}
