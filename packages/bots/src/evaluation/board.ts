/** Features of the player board: characters, crests, completed buildings, contracts. */
import { NONE } from '@tiletum/engine'
import type { Rules } from '@tiletum/engine'
import type { SeatState } from '@tiletum/engine/state'
import type { Counts } from './counts.ts'
import { place } from './features.ts'
import type { Measures } from './features.ts'

const CHARACTERS = place('characters')
const UPPER = place('upper characters')
const FILLED = place('filled buildings')
const CRESTS = place('crests')
const COMPLETED = place('completed buildings')
const COMPLETED_POINTS = place('completed points')
const WITHOUT_CREST = place('filled without crest')
const WITHOUT_CHARACTERS = place('crest without characters')
const MARKERS = place('markers')
const CONTRACTS = place('contracts')
const NEXT_SPACE = place('next contract space')

export function measureBoard(rules: Rules, own: SeatState, counts: Counts, into: Measures): void {
  let completed = 0
  for (let left = own.completed; left !== 0; left &= left - 1) completed++
  into[CHARACTERS] = counts.characters
  into[UPPER] = counts['upper-character']
  into[FILLED] = counts['filled-building']
  into[CRESTS] = counts.crest
  into[COMPLETED] = completed
  into[COMPLETED_POINTS] = rules.content.completedBuildings[completed] ?? 0
  into[WITHOUT_CREST] = 0
  into[WITHOUT_CHARACTERS] = 0
  for (let building = 0; building < rules.buildings.length; building++) {
    if ((own.completed & (1 << building)) !== 0) continue
    if (own.crests[building] !== NONE) into[WITHOUT_CHARACTERS] += 1
    else if (isFilled(rules.buildings[building]?.rooms ?? [], own)) into[WITHOUT_CREST] += 1
  }
  let markers = 0
  for (let action = 0; action < own.markers.length; action++)
    markers += own.markers[action] as number
  into[MARKERS] = markers
  into[CONTRACTS] = counts.contract
  into[NEXT_SPACE] = rules.contractSpaces[counts.contract] ?? 0
}

function isFilled(rooms: readonly number[], own: SeatState): boolean {
  for (let floor = 0; floor < rooms.length; floor++)
    if (own.rooms[rooms[floor] as number] === NONE) return false
  return rooms.length > 0
}
