/**
 * Exchanges one resource for another: every pair is a button, so that an exchange is one press. In
 * small windows one row has what is given, the other what comes for it.
 */
import { RESOURCES } from '@tiletum/engine'
import type { Option, PartsOf, Resource } from '@tiletum/engine'
import { useState } from 'react'
import { Icon, ResourceToken } from '../../shared/art/index.ts'
import { useTable } from '../../game/TableContext.tsx'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { Pressable } from '../moves/Pressable.tsx'
import { Group } from '../../shared/ui/Group.tsx'
import { useMedia } from '../../shared/ui/media.ts'
import { WINDOWS } from '../../shared/ui/windows.ts'

type ExchangeOption = Option & PartsOf<'exchange <resource> <resource>'>

interface ExchangeProps {
  readonly exchanges: readonly ExchangeOption[]
}

export function Exchange(props: ExchangeProps) {
  return useMedia(WINDOWS.desktop) ? <Pairs {...props} /> : <TwoRows {...props} />
}

function Pairs({ exchanges }: ExchangeProps) {
  const { hand, nouns, web } = useLanguage().words
  const gives = RESOURCES.filter((one) => exchanges.some(({ args: [from] }) => from === one))
  return (
    <Group className="pad exchange-pairs" label={web.pad.exchange}>
      {gives.map((give) => (
        <div key={give} className="pad-row">
          <ResourceToken resource={give} size={22} />
          <Icon name="step" size={14} />
          {exchanges
            .filter(({ args: [from] }) => from === give)
            .map(({ notation, args: [, get] }) => {
              const label = hand.exchange.pair(nouns.resource[give], nouns.resource[get])
              return (
                <Pressable key={get} bare wanted={[[notation]]} label={label}>
                  <ResourceToken resource={get} size={22} />
                </Pressable>
              )
            })}
        </div>
      ))}
    </Group>
  )
}

function TwoRows({ exchanges }: ExchangeProps) {
  const { play } = useTable()
  const { hand, nouns, web } = useLanguage().words
  // The given resource stays chosen: the next exchange of the same kind is one press.
  const [given, setGiven] = useState<Resource>()
  const gives = RESOURCES.filter((one) => exchanges.some(({ args: [from] }) => from === one))
  const [only] = gives.length === 1 ? gives : []
  const give = given !== undefined && gives.includes(given) ? given : only
  return (
    <Group className="pad exchange" label={web.pad.exchange}>
      <div className="pad-row">
        <span className="exchanged">{hand.exchange.give}</span>
        {RESOURCES.map((resource) => (
          <button
            key={resource}
            type="button"
            data-give={resource}
            disabled={!gives.includes(resource)}
            aria-label={`${web.pad.give} ${nouns.resource[resource]}`}
            aria-pressed={resource === give}
            data-tip={nouns.resource[resource]}
            onClick={() => setGiven(resource)}
          >
            <ResourceToken resource={resource} size={26} />
          </button>
        ))}
      </div>
      <div className="pad-row">
        <span className="exchanged">{hand.exchange.get}</span>
        {RESOURCES.map((resource) => {
          const found = exchanges.find(({ args: [from, to] }) => from === give && to === resource)
          return (
            <button
              key={resource}
              type="button"
              data-get={resource}
              data-legal={found?.notation}
              disabled={found === undefined}
              aria-label={`${web.pad.get} ${nouns.resource[resource]}`}
              data-tip={give === undefined ? hand.exchange.choose : nouns.resource[resource]}
              onClick={() => {
                if (found !== undefined) play(found.notation)
              }}
            >
              <ResourceToken resource={resource} size={26} />
            </button>
          )
        })}
      </div>
    </Group>
  )
}
