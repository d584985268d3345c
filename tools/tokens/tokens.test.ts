import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildFiles } from './build-files.ts'
import { dataFolder } from './read-tokens.ts'

const root = join(import.meta.dirname, '../..')
const files = await buildFiles()
const sources = (await readdir(dataFolder)).filter((name) => name.endsWith('.tokens.json'))

interface Colour {
  colorSpace: string
  components: number[]
  alpha?: number
  hex: string
}

interface Node {
  $type?: string
  $value?: unknown
  $extensions?: Record<string, Mix>
}

interface Mix {
  color: string
  with: string
  share: number
}

async function readJson(name: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(join(dataFolder, name), 'utf8'))
}

/** Lists the tokens of a file, each with its own or its group's type. */
async function listTokens(name: string): Promise<(Node & { path: string[] })[]> {
  const walk = (node: Node, path: string[], group?: string): (Node & { path: string[] })[] => {
    const $type = node.$type ?? group
    if ('$value' in node) return [{ ...node, ...($type ? { $type } : {}), path }]
    return Object.entries(node)
      .filter(([key]) => !key.startsWith('$'))
      .flatMap(([key, child]) => walk(child, [...path, key], $type))
  }
  return walk(await readJson(name), [])
}

const anyDimension = { value: expect.any(Number), unit: expect.stringMatching(/^(?:px|rem)$/) }
const anyDuration = { value: expect.any(Number), unit: expect.stringMatching(/^(?:ms|s)$/) }
const anyReference = expect.stringMatching(/^\{[\w.-]+\}$/)
const anyColour = expect.objectContaining({
  colorSpace: 'srgb',
  components: [expect.any(Number), expect.any(Number), expect.any(Number)],
  hex: expect.stringMatching(/^#[0-9a-f]{6}$/),
})

/** The values that the Design Tokens format allows for each type, as far as this shop uses it. */
const shapes: Record<string, unknown[]> = {
  color: [anyColour],
  dimension: [anyDimension],
  duration: [anyDuration],
  number: [expect.any(Number)],
  fontFamily: [expect.arrayContaining([expect.any(String)])],
  fontWeight: [expect.any(Number), anyReference],
  cubicBezier: [Array.from({ length: 4 }, () => expect.any(Number))],
  shadow: [
    expect.arrayContaining([
      {
        color: anyColour,
        offsetX: anyDimension,
        offsetY: anyDimension,
        blur: anyDimension,
        spread: anyDimension,
      },
    ]),
  ],
  transition: [{ duration: anyReference, delay: anyDuration, timingFunction: anyReference }],
}

it.each([...files.keys()])('[kit.tokens] %s is what the tokens generate', async (path) => {
  expect(await readFile(join(root, path), 'utf8'), 'run `npm run tokens`').toBe(files.get(path))
})

it('[kit.tokens] every file beside the generated style sheets is generated', async () => {
  const folder = 'packages/ui/src/tokens/theme'
  const generated = [...files.keys()].filter((path) => dirname(path) === folder)
  const names = (await readdir(join(root, folder))).map((name) => `${folder}/${name}`)
  expect(names.sort()).toEqual(generated.sort())
})

describe.each(sources)('[kit.tokens] %s', (name) => {
  it('has tokens of the Design Tokens format', async () => {
    for (const { path, $type = '', $value } of await listTokens(name)) {
      expect(shapes[$type], `type of ${path.join('.')}`).toBeDefined()
      expect(shapes[$type]?.map((shape) => ({ path, $value: shape }))).toContainEqual({
        path,
        $value,
      })
      for (const part of path) expect(part).toMatch(/^[a-z\d][a-z\d-]*$/)
    }
  })

  it('has colours whose channels are those of their hexadecimal form', async () => {
    for (const { path, $type, $value } of await listTokens(name)) {
      if ($type !== 'color') continue
      const { components, hex } = $value as Colour
      expect(formatHex(components.map((share) => share * 255)), path.join('.')).toBe(hex)
    }
  })
})

describe('[kit.tokens] themes', () => {
  it('define the same colours, in the same order', async () => {
    const [light = [], dark] = await Promise.all(
      ['colour.light.tokens.json', 'colour.dark.tokens.json'].map(listTokens),
    )
    expect(light.length).toBeGreaterThanOrEqual(30)
    expect(dark?.map(({ path, $extensions }) => ({ path, $extensions }))).toEqual(
      light.map(({ path, $extensions }) => ({ path, $extensions })),
    )
  })

  it.each(['light', 'dark'])('mix the colours of %s as their recipe says', async (theme) => {
    const tokens = await listTokens(`colour.${theme}.tokens.json`)
    const getChannels = (reference: string) => {
      const token = tokens.find(({ path }) => `{${path.join('.')}}` === reference)
      if (!token) throw new Error(`no colour ${reference}`)
      const { hex } = token.$value as Colour
      return [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))
    }
    const mixed = tokens.filter(({ $extensions }) => $extensions)
    expect(mixed).toHaveLength(4)
    for (const { path, $value, $extensions } of mixed) {
      const mix = $extensions?.['ru.svetlitsa.mix']
      if (!mix) throw new Error(`${path.join('.')} has no recipe`)
      const others = getChannels(mix.with)
      const channels = getChannels(mix.color).map(
        (channel, index) => channel * mix.share + (others[index] ?? 0) * (1 - mix.share),
      )
      expect(($value as Colour).hex, path.join('.')).toBe(formatHex(channels))
    }
  })

  it('reach a page by the system and by an attribute with the same values', () => {
    const sheet = files.get('packages/ui/src/tokens/theme/colour.css') ?? ''
    const readBlock = (selector: string) =>
      sheet
        .split(`${selector} {`)[1]
        ?.split('}')[0]
        ?.match(/[\w-]+: [^;]+;/g)
    expect(readBlock(':root:not([data-theme])')).toEqual(readBlock('[data-theme="dark"]'))
  })
})

it('[kit.tokens] the resolver names every file of tokens once per context', async () => {
  const text = await readFile(join(dataFolder, 'tokens.resolver.json'), 'utf8')
  const named = [...text.matchAll(/"\$ref": "([^"#]+)"/g)].map(([, name]) => name)
  expect([...new Set(named)].sort()).toEqual(sources.sort())
})

function formatHex(channels: number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
