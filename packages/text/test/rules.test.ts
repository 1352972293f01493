import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { REFUSALS } from '@tiletum/engine'
import { LANGUAGES } from '@tiletum/text'
import {
  findClause,
  GLOSSARY,
  glossaryOf,
  RULES,
  searchGlossary,
  searchRules,
} from '@tiletum/text/rules'
import type { RuleClause } from '@tiletum/text/rules'
import { faultOf } from './support/clean.ts'

/** The clauses there are: by their first words, how many of each, or one without a number. */
const CLAUSES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  base: {
    comp: 6,
    setup: 14,
    round: 1,
    prep: 1,
    act: 3,
    turn: 10,
    store: 6,
    nest: 7,
    arch: 4,
    merch: 6,
    map: 4,
    char: 10,
    contr: 6,
    kingact: 2,
    joker: 2,
    task: 9,
    help: 11,
    bonus: 7,
    deal: 7,
    build: 5,
    king: 8,
    fair: 7,
    clean: 5,
    end: 5,
    'ex-corruption': 2,
    'ex-die-pink2': 0,
    'ex-king-phase': 0,
    'ex-fair-verona': 0,
    'ex-architect': 0,
    'ex-merchant': 0,
    'ex-character': 0,
    'ex-contract': 0,
    'ex-king': 0,
    'ex-completed': 0,
    'ex-final': 0,
  },
  solo: {
    'solo-setup': 9,
    'solo-flow': 4,
    'solo-turn': 13,
    'solo-task': 6,
    'solo-reach': 2,
    'solo-arch': 2,
    'solo-merch': 2,
    'solo-char': 2,
    'solo-contr': 2,
    'solo-king': 1,
    'solo-need': 2,
    'solo-bonus': 2,
    'solo-end': 2,
    'solo-chal': 8,
    'ex-solo-noblesse': 0,
    'ex-solo-reach': 0,
    'ex-solo-architect': 0,
    'ex-solo-merchant': 0,
    'ex-solo-character': 0,
    'ex-solo-contract': 0,
  },
  silver: {
    'ag-setup': 8,
    'ag-silver': 1,
    'ag-tech': 6,
    'ag-under': 7,
    'ag-wheel': 3,
    'ag-pros': 7,
    'ag-king': 4,
    'ag-clean': 4,
    'ag-end': 1,
    'ag-bonus': 9,
    'ag-char': 1,
    'ag-fair': 3,
    'ag-tablet': 9,
    'ag-deal': 1,
    'ag-tech-character': 0,
    'ag-tech-die': 0,
    'ag-tech-king': 0,
    'ag-tech-merchant': 0,
    'ag-tech-prospector': 0,
    'ag-tech-contract': 0,
    'ag-tech-resource': 0,
    'ag-tech-joker': 0,
    'ag-tech-architect': 0,
    'ag-solo': 22,
    'ex-ag-tech': 0,
    'ex-ag-prospector': 0,
    'ex-ag-king': 0,
    'ex-ag-solo': 0,
  },
}

const numbered = (groups: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(groups).flatMap(([group, count]) =>
    count === 0 ? [group] : Array.from({ length: count }, (_, at) => `${group}-${at + 1}`),
  )

const clausesOf = (part: string): readonly RuleClause[] =>
  RULES.filter(({ id }) => id === part).flatMap(({ sections }) =>
    sections.flatMap(({ clauses }) => clauses),
  )

describe.each(Object.keys(CLAUSES))('the rules of %s', (part) => {
  it('have every clause, once', () => {
    const ids = clausesOf(part).map(({ id }) => id)
    expect(ids.toSorted()).toEqual(numbered(CLAUSES[part] ?? {}).toSorted())
  })

  it.each(LANGUAGES)('are whole sentences in %s', (language) => {
    for (const { id, text, ours } of clausesOf(part))
      for (const wording of [text, ...(ours === undefined ? [] : [ours])]) {
        expect(faultOf(wording[language], language), `${id}: ${wording[language]}`).toBeUndefined()
        expect(wording[language], id).toMatch(/^[\p{Lu}\d“«×].*[.]$/u)
      }
  })
})

/** Every clause the engine's rules name: of ways, steps, requests, events and refusals. */
function namedByTheEngine(): ReadonlySet<string> {
  const named = new Set<string>(Object.values(REFUSALS))
  const folder = path.resolve(import.meta.dirname, '../../engine/src')
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue
    const source = fs.readFileSync(path.join(folder, file), 'utf8')
    for (const [, id = ''] of source.matchAll(/clause: '([^']+)'/g)) named.add(id)
    for (const [, id = ''] of source.matchAll(/'([a-z]+(?:-[a-z]+)*-\d+)'/g))
      if (isClause(id)) named.add(id)
    for (const [id] of source.matchAll(OF_SILVER)) named.add(id)
  }
  return named
}

/** A clause of Prospect for Silver, wherever it is named, comments included. */
const OF_SILVER = /\b(?:ex-)?ag-[a-z]+(?:-(?:\d+|[a-z]+))?/g
const FAMILIES = new Set(Object.values(CLAUSES).flatMap((groups) => Object.keys(groups)))
const SCORE_SOURCES_LIKE_CLAUSES = /^fair-[1-4]$/
const isClause = (id: string): boolean =>
  FAMILIES.has(id.replace(/-\d+$/, '')) && !SCORE_SOURCES_LIKE_CLAUSES.test(id)

it('hold every clause the engine names', () => {
  const named = [...namedByTheEngine()]
  expect(named.length).toBeGreaterThan(120)
  expect(named.filter((id) => id.startsWith('ag-')).length).toBeGreaterThan(40)
  const known = new Set<string>(RULES.flatMap(({ id }) => clausesOf(id)).map(({ id }) => id))
  expect(named.filter((id) => !known.has(id))).toEqual([])
})

it('mark what is ours', () => {
  expect(findClause('nest-1')?.clause.ruling).toBe(true)
  expect(findClause('char-2')?.clause.ours?.en).toContain('before the discarded ones')
  expect(findClause('king-3')?.clause.ruling).toBeUndefined()
  expect(findClause('ex-king')?.clause.example).toBe(true)
  expect(findClause('ag-tech-4')?.clause.ruling).toBe(true)
  expect(findClause('ag-tech-resource')?.clause.ours?.en).toContain('earmark')
  expect(findClause('ag-tech-contract')?.clause.ours?.en).toContain('name it')
  expect(findClause('ag-tech-joker')?.clause.ours?.en).toContain('spent first')
  expect(findClause('ag-pros-2')?.clause.ours?.en).toContain('from which town')
  expect(findClause('ag-wheel-1')?.clause.ruling).toBeUndefined()
})

it.each([
  ['clean-4', 'Turn the wheel', 'Derived'],
  ['ag-clean-3', 'turn independently', 'Derived'],
  ['kingact-2', 'Every point of a king action is a step', 'as a whole'],
  ['bonus-1', 'a contract action', 'in the order you like'],
  ['char-5', 'at once', 'You may decline it'],
  ['deal-3', 'directly linked', 'optional'],
  ['deal-5', 'Iron and wool together', 'the amounts are ours'],
  ['help-8', 'the bonuses of all its characters', 'each one optional'],
  ['help-9', 'never include your bonus markers', 'save those that a helper adds'],
  ['solo-arch-2', 'moves and pays all the same', 'at every cathedral'],
  ['solo-merch-2', 'goes through all steps', 'A town counts'],
  ['solo-chal-6', 'one more resource', 'the card shows the bag'],
  ['ag-solo-2', 'five other mines', 'All eight pillars'],
  ['ag-solo-15', 'chance decides which', 'skips that part'],
  ['ag-solo-17', 'only chance', 'the smallest extension'],
  ['ag-solo-18', 'the prospector’s segment with its bonus tile', 'stays that action'],
] as const)('of %s they mark as ours only what is ours', (id, printed, ours) => {
  const clause = findClause(id)?.clause
  expect(clause?.ruling).toBeUndefined()
  expect(clause?.text.en).toContain(printed)
  expect(clause?.ours?.en).toContain(ours)
})

it('are found by words, whatever their accents and capitals', () => {
  const ids = (language: 'en' | 'fr', query: string) =>
    searchRules(language, query).map(({ clause }) => clause.id)
  expect(ids('fr', 'CATHEDRALE indisponible')).toContain('arch-4')
  expect(ids('fr', 'cathédrale indisponible')).toEqual(ids('fr', 'CATHEDRALE indisponible'))
  expect(ids('en', 'joker first point')).toContain('joker-2')
  expect(ids('en', 'king-4')).toContain('king-4')
  expect(ids('fr', 'symbole de deplacement')).toContain('ag-wheel-2')
  expect(ids('en', '  ')).toEqual([])
  expect(ids('en', 'bicycle')).toEqual([])
})

it('finds terms of the glossary by name and meaning, whatever the accents', () => {
  const names = (query: string) => searchGlossary('fr', query).map(({ name }) => name.fr)
  expect(names('pion cathedrale')).toEqual(['architecte'])
  expect(names('ARCHITECTE')).toContain('architecte')
  expect(names('bicyclette')).toEqual([])
  expect(names('  ')).toEqual([])
})

describe.each(LANGUAGES)('the glossary in %s', (language) => {
  it('has one word for each thing, explained and tied to a rule', () => {
    const names = GLOSSARY.map(({ name }) => name[language])
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(GLOSSARY.map(({ id }) => id)).size).toBe(GLOSSARY.length)
    for (const { id, meaning, clause } of GLOSSARY) {
      expect(faultOf(meaning[language], language), id).toBeUndefined()
      expect(findClause(clause), id).toBeDefined()
    }
  })

  it('is in the order of the language', () => {
    const names = glossaryOf(language).map(({ name }) => name[language])
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, language)))
  })
})
