import { content } from '@tiletum/content'
import {
  append,
  compose,
  createRecord,
  createScoreSheet,
  fold,
  openMatch,
  readRecord,
  scores,
  writeRecord,
} from '@tiletum/engine'

let seed = 1
const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647

// Composes a game from the settings and the components.
const game = compose({ modules: ['base'], players: 2 }, content)
const match = openMatch(game)

for (;;) {
  const awaiting = game.awaiting(match.state)
  if (awaiting.who === 'nobody') break
  if (awaiting.who === 'chance') {
    // The engine rolls no dice: it lists the possible answers with their odds, and gets one of
    // them.
    let left = random()
    const odds = game.odds(match.state, awaiting.request.request)
    const drawn = odds.find(({ probability }) => (left -= probability) < 0) ?? odds[0]
    append(match, { by: 'chance', text: drawn?.notation ?? '' })
    continue
  }
  const options = game.options(match.state)
  const wish = random() < 0.02 ? 'climb' : options[Math.floor(random() * options.length)]?.notation
  const error = append(match, { by: awaiting.seat, text: wish ?? '' })
  if (error?.error === 'refused')
    console.log(`No: ${error.refusal.reason}, see ${error.refusal.clause}`)
}

// The score sheet listens to the events of the whole game.
const sheet = createScoreSheet(game)
fold(game, match.log, sheet.sink)
for (const seat of game.standings(match.state))
  console.log(`Seat ${seat + 1}: ${scores(match.state)[seat]}`, sheet.seats[seat])

// A record is a readable text from which the game can be replayed.
const text = writeRecord(game, createRecord(game, match.log, { names: ['Anna', 'Bert'] }))
const again = readRecord(text, (config) => compose(config, content))
console.log(text, again.error ?? 'It plays again.')
