/**
 * A contract with free resources as one form: which resources pay for it, and which one a power
 * saves.
 */
import type { Option, Resource } from '@tiletum/engine'
import { useState } from 'react'
import { ResourceToken } from '../../shared/art/index.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { useTable } from '../../game/TableContext.tsx'
import { Group } from '../../shared/ui/Group.tsx'

/** One way to fulfil it. */
interface Fulfilment {
  readonly notation: string
  readonly pays: Resource | undefined
  readonly less: Resource | undefined
}

export function fulfilmentOf(option: Option): Fulfilment | undefined {
  const { notation } = option
  switch (option.verb) {
    case 'fulfil <face> with <resource>':
      return { notation, pays: option.args[1], less: undefined }
    case 'fulfil <face> less <resource>':
      return { notation, pays: undefined, less: option.args[1] }
    case 'fulfil <face> with <resource> less <resource>':
      return { notation, pays: option.args[1], less: option.args[2] }
    default:
      return undefined
  }
}

interface ContractFormProps {
  readonly ways: readonly Fulfilment[]
  readonly onDone: () => void
}

export function ContractForm({ ways, onDone }: ContractFormProps) {
  const { play } = useTable()
  const { hand, nouns } = useLanguage().words
  const [chosen, setChosen] = useState(ways[0])
  const distinct = (of: 'pays' | 'less', among = ways) =>
    [...new Set(among.map((way) => way[of]))].filter((one) => one !== undefined)
  const same = ways.filter(({ pays }) => pays === chosen?.pays)
  const row = (
    title: string,
    resources: readonly Resource[],
    now: Resource | undefined,
    choose: (resource: Resource) => void,
  ) =>
    resources.length === 0 ? undefined : (
      <Group className="pad-row" label={title}>
        <span className="side">{title}</span>
        {resources.map((resource) => (
          <button
            key={resource}
            type="button"
            aria-pressed={resource === now}
            aria-label={nouns.resource[resource]}
            data-tip={nouns.resource[resource]}
            onClick={() => choose(resource)}
          >
            <ResourceToken resource={resource} size={26} />
          </button>
        ))}
      </Group>
    )
  return (
    <div className="contract-form exchange">
      {row(hand.form.pays, distinct('pays'), chosen?.pays, (resource) =>
        setChosen(
          ways.find(({ pays, less }) => pays === resource && less === chosen?.less) ??
            ways.find(({ pays }) => pays === resource),
        ),
      )}
      {row(hand.form.less, distinct('less', same), chosen?.less, (resource) =>
        setChosen(same.find(({ less }) => less === resource)),
      )}
      <button
        type="button"
        className="primary"
        data-legal={chosen?.notation}
        onClick={() => {
          onDone()
          if (chosen !== undefined) play(chosen.notation)
        }}
      >
        {hand.form.fulfil}
      </button>
    </div>
  )
}
