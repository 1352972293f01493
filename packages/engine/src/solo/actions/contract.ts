/** The Cardinalbot's contract action. */
import { at, num } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import { FACE, source } from '../../kernel/effect-sources.ts'
import type { Draft, ScriptStep } from '../../kernel/extension-points.ts'
import { NONE } from '../../state.ts'
import type { Frame } from '../../state.ts'
import { hasContractSpace } from '../challenges.ts'
import { isReady, missing, priceAt } from '../contracts.ts'
import { botOf, isNewCrest } from '../bot-things.ts'
import { choose, chosen } from '../tie-breakers.ts'
import type { TieBreaker } from '../tie-breakers.ts'
import { TIED_CONTRACTS } from '../chance-requests.ts'
import { begin, BOT_FULFIL, BOT_REQUIRED } from '../scripts.ts'
import { BOT } from '../seats.ts'
import { soloOf } from '../solo-slice.ts'

/** The rightmost space that holds a tile with this face, because further right is cheaper. */
const spaceOf = (draft: Draft, face: number): number => draft.state.contractOffer.lastIndexOf(face)

/** solo-contr-1: Ready contracts: most points first, the cheaper one on ties. */
const readyTieBreakers: readonly TieBreaker[] = [
  { tieBreaker: 'points', value: (draft, face) => at(draft.rules.faces, face).vp },
  { tieBreaker: 'cheaper', value: (draft, face) => -priceAt(draft, spaceOf(draft, face)) },
]

/** solo-contr-1: Contracts to work on: fewest missing resources first, the rightmost one on ties. */
const workTieBreakers: readonly TieBreaker[] = [
  { tieBreaker: 'fewer-missing', value: (draft, face) => -missing(draft, face) },
  { tieBreaker: 'further-right', value: spaceOf },
]

/** solo-contr-2: The contracts in the offer that the action points left can pay for. */
function contractsFor(draft: Draft, points: number): number[] {
  const { contractOffer } = draft.state
  const faces: number[] = []
  for (let space = 0; space < contractOffer.length; space++) {
    const face = num(contractOffer, space)
    if (face === NONE || at(draft.rules.faces, face).sort !== 'contract') continue
    if (priceAt(draft, space) <= points && !faces.includes(face)) faces.push(face)
  }
  return faces
}

function takeFromOffer(draft: Draft, frame: Frame, space: number): number {
  const { contractOffer } = draft.state
  const face = num(contractOffer, space)
  contractOffer[space] = NONE
  frame.flag -= priceAt(draft, space)
  if (draft.sink !== undefined)
    emit(draft, 'take', 'solo-contr-1', BOT, source(FACE, face), {
      tile: at(draft.rules.faces, face).id,
      from: 'contract-offer',
    })
  return face
}

/** solo-contr-1: Takes new crests from right to left, as far as the action points last. */
function takeCrests(draft: Draft, frame: Frame): void {
  const { contractOffer } = draft.state
  let taken = 0
  for (let space = contractOffer.length - 1; space >= 0; space--) {
    const face = num(contractOffer, space)
    if (face === NONE || priceAt(draft, space) > frame.flag || !isNewCrest(draft, face)) continue
    botOf(draft).storehouse.push(takeFromOffer(draft, frame, space))
    taken++
  }
  if (taken === 0 && draft.sink !== undefined)
    emit(draft, 'bot-no-new-crest', 'solo-contr-1', BOT, NONE, { points: frame.flag })
}

function traceNoContract(draft: Draft, reason: 'ready' | 'no-space' | 'points'): void {
  soloOf(draft).tied = []
  if (draft.sink !== undefined)
    emit(draft, 'bot-no-contract-taken', 'solo-contr-1', BOT, NONE, { reason })
}

const READY = 1

export const contractScript: readonly ScriptStep[] = [
  { name: 'new crests', clause: 'solo-contr-1', run: takeCrests },
  {
    name: 'ready contracts',
    clause: 'solo-contr-1',
    run(draft, frame) {
      const ready = contractsFor(draft, frame.flag).filter((face) => isReady(draft, face))
      if (ready.length === 0 && draft.sink !== undefined)
        emit(draft, 'bot-no-ready-contract', 'solo-contr-1', BOT, NONE, { points: frame.flag })
      choose(draft, TIED_CONTRACTS, ready, readyTieBreakers, 'solo-contr-1')
    },
  },
  {
    name: 'fulfil it at once',
    clause: 'solo-contr-2',
    run(draft, frame) {
      const face = chosen(draft)
      if (face === NONE) return
      soloOf(draft).once = 1
      takeFromOffer(draft, frame, spaceOf(draft, face))
      frame.left = READY
      begin(draft, BOT_FULFIL, 0, source(FACE, face))
    },
  },
  {
    name: 'one contract to work on',
    clause: 'solo-contr-1',
    run(draft, frame) {
      if (soloOf(draft).once === 1) traceNoContract(draft, 'ready')
      else if (!hasContractSpace(draft)) traceNoContract(draft, 'no-space')
      else {
        const faces = contractsFor(draft, frame.flag)
        if (faces.length === 0) traceNoContract(draft, 'points')
        else choose(draft, TIED_CONTRACTS, faces, workTieBreakers, 'solo-contr-1')
      }
    },
  },
  {
    name: 'keep it',
    clause: 'solo-contr-1',
    run(draft, frame) {
      const face = chosen(draft)
      if (face !== NONE)
        soloOf(draft).waiting.push(takeFromOffer(draft, frame, spaceOf(draft, face)))
    },
  },
  {
    name: 'resources',
    clause: 'solo-contr-1',
    run(draft, frame) {
      if (frame.flag > 0) begin(draft, BOT_REQUIRED, frame.flag)
    },
  },
]
