/** What a level of computer players is called; one of a later release by its own name. */
import { LEVELS } from '@tiletum/bots'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'

export function useLevelName(): (level: string) => string {
  const { levels } = useLanguage().words.web.computer
  return (level) => {
    const known = LEVELS.find((one) => one === level)
    return known === undefined ? level : levels[known]
  }
}
