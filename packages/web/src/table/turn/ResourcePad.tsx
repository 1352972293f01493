/** "Any 3 resources": five buttons that count, and a button that takes one back. */
import { RESOURCES } from '@tiletum/engine'
import type { Resource } from '@tiletum/engine'
import { useEffect, useRef, useState } from 'react'
import { ResourceToken } from '../../shared/art/index.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { currentSettings } from '../../shared/settings/settings.ts'
import { usePress } from '../moves/Pressable.tsx'
import { Group } from '../../shared/ui/Group.tsx'

interface ResourcePadProps {
  /** Number of resources to choose. */
  readonly size: number
  /** The choices with a resource among them, in notation, each. */
  readonly withOne: (resource: Resource) => readonly string[]
  /** Plays the choice. */
  readonly onChosen: (chosen: readonly Resource[]) => void
}

export function ResourcePad({ size, withOne, onChosen }: ResourcePadProps) {
  const { hand, nouns, web } = useLanguage().words
  const [chosen, setChosen] = useState<readonly Resource[]>([])
  const left = size - chosen.length
  const add = (resource: Resource) => {
    const next = [...chosen, resource]
    if (next.length < size) {
      setChosen(next)
      return
    }
    setChosen([])
    onChosen(next)
  }
  const latest = useRef(add)
  useEffect(() => {
    latest.current = add
  })
  useEffect(() => {
    const press = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
      const resource = RESOURCES[Number(key) - 1]
      if (resource === undefined || ctrlKey || altKey || metaKey || !currentSettings().keys) return
      if (document.querySelector('dialog[open]') === null) latest.current(resource)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <Group className="pad" label={web.pad.choose(size)}>
      <p>
        {web.pad.choose(size)}
        {size > 1 ? <span className="pad-left"> {web.pad.left(left)}</span> : undefined}
      </p>
      <div className="pad-row">
        {RESOURCES.map((resource, index) => (
          <OneMore
            key={resource}
            resource={resource}
            digit={index + 1}
            count={chosen.filter((one) => one === resource).length}
            wanted={chosen.length === 0 ? withOne(resource) : []}
            onPress={() => add(resource)}
          />
        ))}
        {chosen.length > 0 ? (
          <button type="button" onClick={() => setChosen([])}>
            {web.pad.clear}
          </button>
        ) : undefined}
      </div>
      {left < 2 ? undefined : (
        <div className="pad-row all-alike">
          {RESOURCES.map((resource) => (
            <button
              key={resource}
              type="button"
              data-pad-all={resource}
              aria-label={hand.allOf(nouns.resource[resource], left)}
              data-tip={hand.allOf(nouns.resource[resource], left)}
              onClick={() => {
                setChosen([])
                onChosen([...chosen, ...Array.from({ length: left }, () => resource)])
              }}
            >
              <ResourceToken resource={resource} size={18} />×{left}
            </button>
          ))}
        </div>
      )}
    </Group>
  )
}

interface OneMoreProps {
  readonly resource: Resource
  readonly digit: number
  readonly count: number
  /** The choices with this resource among them. */
  readonly wanted: readonly string[]
  readonly onPress: () => void
}

function OneMore({ resource, digit, count, wanted, onPress }: OneMoreProps) {
  const { nouns, web } = useLanguage().words
  const { key } = usePress([wanted])
  return (
    <button
      type="button"
      data-pad={resource}
      data-press={key}
      data-digit={digit}
      aria-label={`${web.pad.more(nouns.resource[resource])} (${count})`}
      data-tip={nouns.resource[resource]}
      onClick={onPress}
    >
      <ResourceToken resource={resource} size={34} />
      {count > 0 ? <span className="count">{count}</span> : undefined}
    </button>
  )
}
