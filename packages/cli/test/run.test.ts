import { Argument, Command, Option } from 'commander'
import { describe, expect, it } from 'vitest'
import { version } from '../package.json' with { type: 'json' }
import { COMMANDS } from '../src/commands/index.ts'
import type { MakeCommand } from '../src/context.ts'
import { failure } from '../src/failure.ts'
import { run } from '../src/run.ts'

const greet: MakeCommand = ({ language, print }) =>
  new Command('greet')
    .description('says hello')
    .addArgument(new Argument('<whom>', 'somebody'))
    .addOption(new Option('--loud', 'in capitals'))
    .addOption(new Option('--times <count>').choices(['1', '2']).default('1'))
    .action((whom: string, { loud }: { loud?: true }) => {
      if (whom === 'nobody') throw failure('Nobody is there.')
      if (whom === 'trouble') throw new TypeError('broken')
      print(`${language} ${loud === true ? whom.toUpperCase() : whom}\n`)
    })

async function tiletum(
  line: string,
  environment: Record<string, string> = {},
  commands: readonly MakeCommand[] = [greet],
) {
  let answer = ''
  let told = ''
  const world = {
    environment,
    folder: '/',
    print: (text: string) => void (answer += text),
    tell: (text: string) => void (told += text),
  }
  const code = await run(line.split(' ').filter(Boolean), world, commands)
  return { code, answer, told }
}

describe('answers', () => {
  it('shows its help, asked or not', async () => {
    const { code, answer, told } = await tiletum('--help')
    expect({ code, told }).toEqual({ code: 0, told: '' })
    expect(answer).toContain('Usage: tiletum')
    expect(answer).toContain('greet')
    expect(await tiletum('')).toEqual({ code: 0, answer, told: '' })
  })

  it('shows its version', async () => {
    expect(await tiletum('--version')).toEqual({ code: 0, answer: `${version}\n`, told: '' })
  })

  it('carries out a command', async () => {
    expect(await tiletum('greet anna --loud')).toEqual({ code: 0, answer: 'en ANNA\n', told: '' })
  })
})

describe('languages', () => {
  it.each([
    ['--lang fr greet anna', {}, 'fr anna\n'],
    ['greet anna --lang fr', {}, 'fr anna\n'],
    ['greet anna --lang=fr', {}, 'fr anna\n'],
    ['greet anna', { LANG: 'fr_CA.UTF-8' }, 'fr anna\n'],
    ['greet anna', { LANG: 'fr_CA.UTF-8', LC_ALL: 'C' }, 'en anna\n'],
    ['--lang en greet anna', { LANG: 'fr_CA.UTF-8' }, 'en anna\n'],
  ])('%s with %j', async (line, environment, answer) => {
    expect(await tiletum(line, environment)).toEqual({ code: 0, answer, told: '' })
  })

  it('helps in French', async () => {
    const { answer } = await tiletum('--lang fr --help')
    expect(answer).toContain('Tiletum en ligne de commande.')
    expect(answer).toContain('Commandes\u00a0:')
    expect(answer).not.toMatch(/Usage:|Options:|display|output/)
  })

  it('helps in French with every command', async () => {
    const { answer } = await tiletum('--help', {}, COMMANDS)
    const names = [...answer.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name)
    expect(names).toHaveLength(COMMANDS.length)
    for (const name of names) {
      const helped = await tiletum(`--lang fr ${name} --help`, {}, COMMANDS)
      expect(helped).toMatchObject({ code: 0, told: '' })
      expect(helped.answer).toContain(`tiletum ${name}`)
      expect(helped.answer).not.toMatch(/Usage:|Options:|display|output/)
    }
  })
})

describe('misuse ends with one sentence and exit code 2', () => {
  it.each([
    ['gret', "Unknown command 'gret'. Did you mean greet?\n"],
    ['xyzzy', "Unknown command 'xyzzy'. See 'tiletum --help'.\n"],
    ['greet', "Missing argument 'whom'. See 'tiletum --help'.\n"],
    ['greet anna bert', "Too many arguments. See 'tiletum --help'.\n"],
    ['greet anna --lout', "Unknown option '--lout'. Did you mean --loud?\n"],
    ['greet anna --times', "Option '--times <count>' needs a value. See 'tiletum --help'.\n"],
    [
      '--lang de greet',
      "Invalid value for option '--lang <language>'. Choose from: en, fr. See 'tiletum --help'.\n",
    ],
    ['--lang fr gret', 'Commande inconnue : « gret ». Vouliez-vous dire greet\u202f?\n'],
  ])('%s', async (line, told) => {
    expect(await tiletum(line)).toEqual({ code: 2, answer: '', told })
  })

  it('shows the help beside the answer when the command is missing', async () => {
    const { code, answer, told } = await tiletum('--lang fr')
    expect({ code, answer }).toEqual({ code: 2, answer: '' })
    expect(told).toContain('greet')
  })

  it.each(['admin', 'edition'])('shows the help of %s when what to do is missing', async (name) => {
    const { code, answer, told } = await tiletum(name, {}, COMMANDS)
    expect({ code, answer }).toEqual({ code: 2, answer: '' })
    expect(told).toContain(`Usage: tiletum ${name} `)
  })
})

describe('failures end with one sentence and exit code 1', () => {
  it.each([
    ['greet nobody', 'Nobody is there.\n'],
    ['greet trouble', 'Something went wrong inside Tiletum: broken\n'],
  ])('%s', async (line, told) => {
    expect(await tiletum(line)).toEqual({ code: 1, answer: '', told })
  })
})
