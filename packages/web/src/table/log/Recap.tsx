/** What the others did since the player's last turn: a few sentences, and a replay on the board. */
import { memo } from 'react'
import { Banner, Icon } from '../../shared/art/index.ts'
import { useTable } from '../../game/TableContext.tsx'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { motionAllowed } from '../../shared/settings/settings.ts'
import type { SinceLastTurn } from './use-since.ts'
import './Recap.css'

export const Recap = memo(function Recap({ since }: { readonly since: SinceLastTurn }) {
  const { colours } = useTable()
  const { recap } = useLanguage().words.web
  const { lines, replay, dismiss } = since
  if (lines.length === 0) return undefined
  return (
    <aside className="recap" aria-label={recap.title}>
      <header>
        <strong>{recap.title}</strong>
        <span className="recap-buttons">
          {replay === undefined ? undefined : replay.at === undefined ? (
            <button type="button" data-tip={recap.replayTip} onClick={replay.start}>
              {recap.replay}
            </button>
          ) : (
            <>
              <span className="recap-at">{recap.at(replay.at + 1, replay.of)}</span>
              {motionAllowed() ? undefined : (
                <button type="button" onClick={replay.next}>
                  {recap.next}
                </button>
              )}
              <button type="button" onClick={replay.stop}>
                {recap.stop}
              </button>
            </>
          )}
          <button
            type="button"
            className="plain"
            aria-label={recap.close}
            data-tip={recap.close}
            onClick={dismiss}
          >
            <Icon name="close" size={16} />
          </button>
        </span>
      </header>
      <ul>
        {lines.map(({ by, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines in order
          <li key={index}>
            {by === undefined ? (
              <span className="between" />
            ) : (
              <Banner player={colours[by] ?? 'cardinal'} size={16} />
            )}
            {text}
          </li>
        ))}
      </ul>
    </aside>
  )
})
