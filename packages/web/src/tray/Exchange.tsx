/** Exchange one resource for another: what is given first, then what comes. */
import { RESOURCES } from '@tiletum/engine'
import type { Resource } from '@tiletum/engine'
import { useState } from 'react'
import { Icon, ResourceToken } from '../art/index.ts'
import { useTable } from '../game/TableContext.tsx'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Group } from '../ui/Group.tsx'

interface ExchangeProps {
  /** The moves it chooses among, joined by `|`. */
  readonly exchanges: string
}

export function Exchange({ exchanges }: ExchangeProps) {
  const { play } = useTable()
  const { nouns, web } = useLanguage().words
  const [given, setGiven] = useState<Resource>()
  const possible = exchanges.split('|')
  const gives = RESOURCES.filter((one) => possible.some((move) => move.split(' ')[1] === one))
  const give = given !== undefined && gives.includes(given) ? given : undefined
  const button = (resource: Resource, pressed: boolean, onClick: () => void, label: string) => (
    <button
      key={resource}
      type="button"
      aria-label={`${label} ${nouns.resource[resource]}`}
      aria-pressed={pressed}
      data-tip={nouns.resource[resource]}
      onClick={onClick}
    >
      <ResourceToken resource={resource} size={26} />
    </button>
  )
  return (
    <Group className="pad" label={web.pad.exchange}>
      <p>{web.pad.exchanges(give === undefined ? undefined : nouns.resource[give])}</p>
      <div className="pad-row">
        {gives.map((resource) =>
          button(resource, resource === give, () => setGiven(resource), web.pad.give),
        )}
        {give === undefined ? undefined : (
          <>
            <Icon name="step" size={20} />
            {RESOURCES.filter((resource) => possible.includes(`exchange ${give} ${resource}`)).map(
              (resource) =>
                button(
                  resource,
                  false,
                  () => {
                    setGiven(undefined)
                    play(`exchange ${give} ${resource}`)
                  },
                  web.pad.get,
                ),
            )}
          </>
        )}
      </div>
    </Group>
  )
}
