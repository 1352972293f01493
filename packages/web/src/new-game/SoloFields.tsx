/** The difficulty of the Cardinalbot, or a choice of challenges. */
import type { DifficultyId, SoloContent } from '@tiletum/engine'
import { DIFFICULTIES } from '@tiletum/engine'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { Choice } from '../shared/ui/Choice.tsx'

export interface SoloChoice {
  readonly difficulty: DifficultyId | 'chosen'
  readonly chosen: readonly string[]
}

interface SoloFieldsProps {
  readonly content: SoloContent
  readonly value: SoloChoice
  readonly onChange: (value: SoloChoice) => void
}

export function SoloFields({ content, value, onChange }: SoloFieldsProps) {
  const { language, words } = useLanguage()
  const { setup } = words.web
  const named = (id: DifficultyId) => {
    const difficulty = content.difficulties.find((one) => one.id === id)
    if (difficulty === undefined) return id
    return setup.level(difficulty.name[language], setup.challenges(difficulty.challenges))
  }
  return (
    <>
      <Choice
        label={setup.difficulty}
        values={[...DIFFICULTIES, 'chosen'] as const}
        names={{
          easy: named('easy'),
          normal: named('normal'),
          hard: named('hard'),
          chosen: setup.chosen,
        }}
        value={value.difficulty}
        onChange={(difficulty) => onChange({ ...value, difficulty })}
      />
      <p className="level-about quiet">{setup.difficultyAbout[value.difficulty]}</p>
      {value.difficulty === 'chosen' ? (
        <fieldset className="ticks">
          <legend className="unseen">{setup.chosen}</legend>
          {content.challenges.map(({ id, name, does }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={value.chosen.includes(id)}
                onChange={(event) =>
                  onChange({
                    ...value,
                    chosen: event.target.checked
                      ? [...value.chosen, id]
                      : value.chosen.filter((one) => one !== id),
                  })
                }
              />
              <span>
                <strong>{name[language]}</strong> {words.bot.challenge(does)}
              </span>
            </label>
          ))}
        </fieldset>
      ) : undefined}
    </>
  )
}
