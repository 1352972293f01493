import { createInterface } from 'node:readline'

const LIKED = ['contribute', 'fulfil', 'crest', 'build', 'place', 'bonus', 'gain', 'take', 'climb']
const AVOIDED = ['buy', 'exchange', 'renew', 'leave', 'done', 'end']

function liking(move) {
  const [verb, ...words] = move.split(' ')
  if (verb === 'die') return -Number(words.at(-1))
  if (LIKED.includes(verb)) return LIKED.length - LIKED.indexOf(verb)
  return AVOIDED.includes(verb) ? -1 - AVOIDED.indexOf(verb) : 0
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.type !== 'choose') continue
  const moves = message.options.map(({ move }) => move)
  const best = moves.reduce((one, other) => (liking(other) > liking(one) ? other : one))
  console.log(JSON.stringify({ number: message.number, move: best }))
}
