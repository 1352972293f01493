/** Returns the name of a level; an unknown one of a later release keeps its id. */
import { LEVELS } from '@tiletum/bots'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'

export function useLevelName(): (level: string) => string {
  const { levels } = useLanguage().words.web.computer
  return (level) => {
    const known = LEVELS.find((one) => one === level)
    return known === undefined ? level : levels[known]
  }
}
