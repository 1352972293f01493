// A computer player for Tiletum in twenty lines: takes what it likes best among the options.
import { createInterface } from 'node:readline'

const LIKED = ['contribute', 'fulfil', 'crest', 'build', 'place', 'bonus', 'gain', 'take', 'climb']
const AVOIDED = ['buy', 'renew', 'leave', 'done', 'end']

function liking({ move }) {
  const verb = move.split(' ')[0]
  if (LIKED.includes(verb)) return LIKED.length - LIKED.indexOf(verb)
  return AVOIDED.includes(verb) ? -1 - AVOIDED.indexOf(verb) : 0
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.type !== 'choose') continue
  const { number, options } = message
  const best = options.reduce((one, other) => (liking(other) > liking(one) ? other : one))
  console.log(JSON.stringify({ number, move: best.move }))
}
