import { content } from '@tiletum/content'
import { readEdition, applyEdition, editionTemplate } from '@tiletum/content/edition'
import { compose } from '@tiletum/engine'
import { randomGame } from '@tiletum/testkit'
const template: any = editionTemplate(content)
const deep = (n: number) => '{"do":"all","of":['.repeat(n) + '{"do":"score","points":1}' + ']}'.repeat(n)
const sides = structuredClone(template.silver.underground)
for (const s of Object.values(sides) as any[]) for (const sp of s.spaces) if (sp.cathedral) sp.cathedral.cost = 'silver'
const noCath = structuredClone(template.silver.underground)
const oneSide = (f: (sp: any) => void) => { const u = structuredClone(template.silver.underground); for (const s of Object.values(u) as any[]) s.spaces.forEach(f); return u }
const bigtile = (e: any) => ({ tiles: Object.fromEntries(content.base.bonus.filter((b: any) => 'helper' in b).map((b) => [b.id, { helper: e }])) })
const chars = (e: any) => ({ tiles: Object.fromEntries(content.base.characters.map((b) => [b.id, { bonus: e }])) })
const cases: Record<string, string> = {
  deep30: `{"tiles":{"bonus.king-3":{"helper":${deep(30)}}}}`,
  deep3000: `{"tiles":{"bonus.king-3":{"helper":${deep(3000)}}}}`,
  deep100000: `{"tiles":{"bonus.king-3":{"helper":${deep(100000)}}}}`,
  array: '['.repeat(200000),
  proto: '{"__proto__":{"tiles":{}}}',
  protoTown: '{"map":{"towns":{"__proto__":{"name":"x"}}}}',
  newProto: '{"newTiles":{"bonus":{"bonus.__proto__":{"marks":[2],"crest":"lily"}}}}',
  ribbons: '{"silver":{"ribbons":{"5":1,"05":2,"-0":1}}}',
  allSilver: JSON.stringify({ silver: { underground: sides } }),
  allGold: JSON.stringify({ silver: { underground: oneSide((sp) => { if (sp.cathedral) sp.cathedral.cost = 'gold' }) } }),
  noMines: JSON.stringify({ silver: { underground: oneSide((sp) => { if (sp.mines) sp.mines = [] }) } }),
  noHousesBelow: JSON.stringify({ silver: { underground: oneSide((sp) => { if (sp.houses) sp.houses = [] }) } }),
  noBonusBelow: JSON.stringify({ silver: { underground: oneSide((sp) => { if (sp.bonusTiles) sp.bonusTiles = [] }) } }),
  noTablets: JSON.stringify({ silver: { underground: Object.fromEntries(Object.entries(template.silver.underground).map(([k, s]: any) => [k, { ...s, links: s.links.map(({ between }: any) => ({ between })) }])) } }),
  allTablets: JSON.stringify({ silver: { underground: Object.fromEntries(Object.entries(template.silver.underground).map(([k, s]: any) => [k, { ...s, links: s.links.map(({ between }: any) => ({ between, tablet: content.silver.tablets[0]!.id })) }])) } }),
  dupLink: JSON.stringify({ silver: { underground: Object.fromEntries(Object.entries(template.silver.underground).map(([k, s]: any) => [k, { ...s, links: [...s.links, s.links[0], { between: [s.links[0].between[0], s.links[0].between[0]] }] }])) } }),
  foreignLink: JSON.stringify({ silver: { underground: { 'underground.I-A': { ...template.silver.underground['underground.I-A'], links: [...template.silver.underground['underground.I-A'].links, { between: ['paris', 'nowhere'] }] } } } }),
  noHouses: JSON.stringify({ map: { towns: Object.fromEntries(content.base.map.towns.map((t) => [t.id, { houses: [] }])) } }),
  noBonus: JSON.stringify({ map: { towns: Object.fromEntries(content.base.map.towns.map((t) => [t.id, { bonusTiles: [] }])) } }),
  noStart: '{"tiles":{"cost.stone-3-vp-4":{"botStart":false}}}',
  king3: '{"kingTrack":[-10,0,5,6,7],"silver":{"kingTrack":[-10,0,5,6,7],"ribbons":{}}}',
  king0: '{"kingTrack":[0,5,7],"silver":{"kingTrack":[0,5,7],"ribbons":{}}}',
  roll20: JSON.stringify(bigtile({ do: 'gain', purse: { gold: 20, food: 20 } })),
  climb20: JSON.stringify(bigtile({ do: 'climb', spaces: 20 })),
  charsChars: JSON.stringify(chars({ do: 'character' })),
  charsSame: JSON.stringify(chars({ do: 'climb', spaces: 20 })),
  dupRoads: '{"map":{"roads":{"add":[["london","brugge"]]}}}',
  roadsEmpty: '{"map":{"roads":[],"links":[]}}',
  roadsSelf: JSON.stringify({ map: { roads: [...template.map.roads, ['paris', 'paris']] } }),
  roadsDup: JSON.stringify({ map: { roads: [...template.map.roads, template.map.roads[0]] } }),
  roadsUnknown: JSON.stringify({ map: { roads: [...template.map.roads, ['paris', 'atlantis']] } }),
  emptyOptions: JSON.stringify({ decrees: Object.fromEntries([...content.solo.decrees].map((d) => [d.id, { options: [] }])) }),
  emptyPriority: JSON.stringify({ decrees: Object.fromEntries([...content.solo.decrees].map((d) => [d.id, { diePriority: [] }])) }),
  allMarks4: JSON.stringify({ tiles: Object.fromEntries(content.base.characters.map((b) => [b.id, { marks: b.marks.map(() => 4) }])) }),
  contracts4: JSON.stringify({ tiles: Object.fromEntries(content.base.contracts.map((b) => [b.id, { marks: b.marks.map(() => 4) }])) }),
  charKing: JSON.stringify({ tiles: Object.fromEntries(content.base.characters.map((b) => [b.id, { kind: 'king' }])) }),
  demand20: JSON.stringify({ tiles: Object.fromEntries(content.base.contracts.filter((c: any) => 'demand' in c || c.contract).map((b) => [b.id, { demand: { wool: 20 } }])) }),
  silverchars4: JSON.stringify({ tiles: Object.fromEntries(content.silver.characters.map((b) => [b.id, { marks: b.marks.map(() => 4) }])) }),
  crestsall: JSON.stringify({ tiles: Object.fromEntries(content.base.bonus.filter((b: any) => 'crest' in b).map((b) => [b.id, { crest: 'lily' }])) }),
  blanks: '{"silver":{"prospectorWheel":["blank","blank","blank","blank","blank","blank"]}}',
  steps: '{"silver":{"prospectorWheel":["step","step","step","step","step","step"]}}',
}
const modes: any[] = [
  { modules: ['base'], players: 2 }, { modules: ['base'], players: 3 }, { modules: ['base'], players: 4, shuffledActions: true },
  { modules: ['base', 'solo'], players: 1, difficulty: 'hard' }, { modules: ['base', 'silver'], players: 2 }, { modules: ['base', 'silver'], players: 4 },
  { modules: ['base', 'solo', 'silver'], players: 1, difficulty: 'hard' },
]
for (const [name, text] of Object.entries(cases)) {
  let a: any
  try { a = readEdition(content, text) } catch (e: any) { console.log(name, 'THROWS', String(e).slice(0, 200)); continue }
  if ('problems' in a) { console.log(name, 'refused', a.problems.length, JSON.stringify(a.problems[0]).slice(0, 200)); continue }
  const out: string[] = []
  for (const m of modes) for (let i = 0; i < 3; i++) {
    try { randomGame({ config: m, seed: 't' + i, thoroughEvery: 0, policy: i ? 'random' : 'greedy', make: (c: any) => compose(c, a.content) }) } catch (e: any) { out.push(JSON.stringify(m) + ' ' + String(e.stack).split('\n').slice(0, 3).join('|').slice(0, 300)) }
  }
  console.log(name, 'accepted', out.length ? out.length + ' FAIL ' + out[0] : 'plays')
}
