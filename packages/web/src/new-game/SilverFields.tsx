/** The set-up of Prospect for Silver: random, as for a first game, or chosen part by part. */
import { UNDERGROUND_MAPS } from '@tiletum/engine'
import type { SilverContent, Technology } from '@tiletum/engine'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { Choice } from '../shared/ui/Choice.tsx'
import { isWhole, PLANS, SIDES } from '../game/expansions/silver-setup.ts'
import type { SilverChoice } from '../game/expansions/silver-setup.ts'
import { silverWords } from '../shared/language/screen-words.ts'

interface SilverFieldsProps {
  /** Content of the edition to be played. */
  readonly content: SilverContent
  readonly value: SilverChoice
  readonly onChange: (value: SilverChoice) => void
}

const ROMAN = ['I', 'II', 'III']
const LOT = 'lot'

export function SilverFields({ content, value, onChange }: SilverFieldsProps) {
  const { setup } = useLazyWords(silverWords).silverTable
  return (
    <>
      <Choice
        label={setup.plan}
        values={PLANS}
        names={setup.plans}
        value={value.plan}
        onChange={(plan) => onChange({ ...value, plan })}
      />
      {value.plan === 'chosen' ? (
        <Parts content={content} value={value} onChange={onChange} />
      ) : undefined}
    </>
  )
}

function Parts({ content, value, onChange }: SilverFieldsProps) {
  const { overlays, technologies, technologiesInPlay } = content
  const { language } = useLanguage()
  const { silverTable, technologies: words } = useLazyWords(silverWords)
  const { setup } = silverTable
  const sideOf = (map: number) => value.sides[map] ?? LOT
  return (
    <>
      <div className="side-choices">
        {UNDERGROUND_MAPS.map((map, index) => (
          <Choice
            key={map}
            label={setup.underground(ROMAN[index] ?? '')}
            values={[LOT, ...SIDES]}
            names={{ [LOT]: setup.random, A: setup.side('A'), B: setup.side('B') }}
            value={sideOf(index)}
            onChange={(side) =>
              // A random side makes all three random; choosing a side sets the others to A.
              onChange({
                ...value,
                sides:
                  side === LOT
                    ? []
                    : UNDERGROUND_MAPS.map((_, at) =>
                        at === index ? side : (value.sides[at] ?? 'A'),
                      ),
              })
            }
          />
        ))}
      </div>
      <fieldset className="ticks technology-ticks">
        <legend>{setup.technologies(value.technologies.length, technologiesInPlay)}</legend>
        {technologies.map((technology) => (
          <label key={technology.id}>
            <input
              type="checkbox"
              checked={value.technologies.includes(technology.id)}
              onChange={() =>
                onChange({
                  ...value,
                  technologies: toggled(value.technologies, technology.id, technologiesInPlay),
                })
              }
            />
            <span>
              <strong>{technology.name[language]}</strong>
              {words.technology(technology)}
            </span>
          </label>
        ))}
      </fieldset>
      {isWhole(value) ? undefined : <p className="error">{setup.tooFew(technologiesInPlay)}</p>}
      <Choice
        label={setup.overlay}
        values={[LOT, ...overlays.map(({ id }) => id)]}
        names={{
          [LOT]: setup.random,
          ...Object.fromEntries(overlays.map(({ id, times }) => [id, setup.overlays[times]])),
        }}
        value={value.overlay ?? LOT}
        onChange={(id) =>
          onChange({ ...value, overlay: overlays.find((overlay) => overlay.id === id)?.id })
        }
      />
    </>
  )
}

/** Choosing one more than allowed replaces the first one. */
function toggled(
  chosen: readonly Technology['id'][],
  id: Technology['id'],
  most: number,
): readonly Technology['id'][] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id)
  return [...chosen, id].slice(-most)
}
