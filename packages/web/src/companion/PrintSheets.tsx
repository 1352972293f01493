/** Help to print: icons, player aid, decrees and challenges in our own words, a score sheet. */
import { content } from '@tiletum/content'
import { COUNTABLES, DIE_COLOURS } from '@tiletum/engine'
import {
  ACTION_ICON,
  COUNTABLE_ICON,
  Die,
  FairTileFace,
  Icon,
  ResourceToken,
} from '../shared/art/index.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { go } from '../shared/navigation/route.ts'
import { PageFrame } from '../shared/frame/PageFrame.tsx'
import { ROUNDS } from './pad.ts'
import { fairName } from './PadSheet.tsx'
import { companionWords } from './words.ts'

const { base, solo, silver } = content

export function PrintSheets() {
  const { companion } = useLazyWords(companionWords)
  return (
    <PageFrame wide>
      <div className="print-sheets">
        <div className="no-print">
          <h1>{companion.print}</h1>
          <p>{companion.printHow}</p>
          <p className="buttons">
            <button type="button" className="primary" onClick={() => print()}>
              {companion.printNow}
            </button>
            <button type="button" onClick={() => go({ at: 'companion' })}>
              {companion.back}
            </button>
          </p>
        </div>
        <Sheets />
      </div>
    </PageFrame>
  )
}

/** What goes to paper. */
export function Sheets() {
  const { language, words } = useLanguage()
  const { companion } = useLazyWords(companionWords)
  const { nouns, bot, effects } = words
  return (
    <>
      <section className="sheet">
        <h2>{companion.iconSheet}</h2>
        <ul className="icon-list">
          {DIE_COLOURS.map((colour) => (
            <li key={colour}>
              <Die resource={base.dice.colours[colour]} value={6} size={32} />
              <ResourceToken resource={base.dice.colours[colour]} size={32} />
              {nouns.colour[colour]} ({nouns.resource[base.dice.colours[colour]]})
            </li>
          ))}
          {([...base.wheel.clockwise, 'prospector'] as const).map((action) => (
            <li key={action}>
              <Icon name={ACTION_ICON[action]} size={32} /> {words.things.action(action)}
            </li>
          ))}
          {COUNTABLES.map((what) => (
            <li key={what}>
              <Icon name={COUNTABLE_ICON[what]} size={32} /> {nouns.countable[what]}
            </li>
          ))}
          {[...base.fairs.tiles, ...silver.fairs].map(({ id, scores, vp }) => (
            <li key={id}>
              <FairTileFace scores={scores} vp={vp} size={48} /> {fairName(words, scores, vp)}
            </li>
          ))}
        </ul>
      </section>
      <section className="sheet">
        <h2>{companion.aid}</h2>
        <ol>
          {companion.aidSteps(base.kingTrack.award).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h3>{words.web.end.sources['completed-buildings']}</h3>
        <p>
          {base.completedBuildings.map((vp, number) => `${number} → ${nouns.vp(vp)}`).join(' · ')}
        </p>
        <h3>{companion.crests}</h3>
        <ul>
          {base.board.buildings.map((building, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- buildings in their order
            <li key={index}>
              {words.things.building(index + 1)}, {nouns.amount('food', building.crestFood)} →{' '}
              {effects.phrase(building.crestBonus)}
            </li>
          ))}
        </ul>
      </section>
      <section className="sheet">
        <h2>{companion.decrees}</h2>
        <div className="cards">
          {solo.decrees.map((decree) => (
            <Card key={decree.id} name={decree.name[language]} text={bot.decree(decree)} />
          ))}
        </div>
      </section>
      <section className="sheet">
        <h2>
          {companion.decrees} ({companion.silver})
        </h2>
        <div className="cards">
          {silver.solo.decrees.map((decree) => (
            <Card key={decree.id} name={decree.name[language]} text={bot.decree(decree)} />
          ))}
        </div>
      </section>
      <section className="sheet">
        <h2>{companion.challengeCards}</h2>
        <div className="cards">
          {solo.challenges.map(({ id, name, does }) => (
            <Card key={id} name={name[language]} text={bot.challenge(does)} />
          ))}
        </div>
        <h2>
          {companion.challengeCards} ({companion.silver})
        </h2>
        <div className="cards">
          {silver.solo.challenges.map(({ id, name, does }) => (
            <Card key={id} name={name[language]} text={bot.challenge(does)} />
          ))}
        </div>
      </section>
      <section className="sheet">
        <h2>{companion.pad}</h2>
        <table className="blank-pad">
          <thead>
            <tr>
              <th scope="col">{words.web.end.source}</th>
              {ROUNDS.map((person) => (
                <th key={person} scope="col">
                  {companion.person(person)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[
              companion.inPlay,
              ...ROUNDS.flatMap((round) => [
                `${words.web.end.sources['king-track']} ${round}`,
                companion.fairSum(round),
              ]),
              words.web.end.sources['houses-times-pillars'],
              words.web.end.sources['completed-buildings'],
              words.web.end.sources.goods,
              `${words.web.end.sources.silver} *`,
              `${words.web.end.sources.technology} *`,
              words.web.end.total,
            ].map((label) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {ROUNDS.map((person) => (
                  <td key={person}>&nbsp;</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          * {companion.silver}. {companion.overlay},{' '}
          {silver.overlays
            .map(
              ({ largerOf, times }) =>
                `max(${largerOf.map((what) => nouns.buildings[what]).join(', ')}) × ${nouns.buildings[times]}`,
            )
            .join(' · ')}
          . {words.web.end.sources.silver} ÷ {silver.silverPerVp}.{' '}
          {words.web.end.sources.technology} {silver.technologyVp.join(' + ')}.
        </p>
      </section>
    </>
  )
}

function Card({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <article className="card">
      <h3>{name}</h3>
      <p>{text}</p>
    </article>
  )
}
