import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import StyleDictionary from 'style-dictionary'
import type { TransformedToken } from 'style-dictionary/types'
import { formatValue } from './format-value.ts'

const root = join(import.meta.dirname, '../..')
export const dataFolder = join(root, 'packages/ui/src/tokens/data')

interface Reference {
  $ref: string
}

/** The parts of a resolver document of the Design Tokens format that this shop uses. */
interface Resolver {
  sets: { base: { sources: Reference[] } }
  modifiers: {
    theme: { contexts: Record<Theme, Reference[]> }
    screen: {
      contexts: Record<'phone' | Screen, Reference[]>
      $extensions: { 'ru.svetlitsa.from': Record<Screen, { value: number; unit: 'px' }> }
    }
  }
}

export type Theme = 'light' | 'dark'
export type Screen = 'tablet' | 'laptop' | 'desktop'

/** A token with its value as CSS. */
export interface Token {
  path: readonly string[]
  css: string
  /** For a mixed colour, what it is mixed of. */
  mix?: { color: string; with: string; share: number } | undefined
}

export interface Tokens {
  /** What depends neither on the theme nor on the screen, or holds on a phone. */
  base: Token[]
  themes: Record<Theme, Token[]>
  /** What changes from a screen width up, narrowest first. */
  screens: { minWidth: number; tokens: Token[] }[]
}

/** Reads the token files in the order of `tokens.resolver.json` and resolves their references. */
export async function readTokens(): Promise<Tokens> {
  const text = readFileSync(join(dataFolder, 'tokens.resolver.json'), 'utf8')
  const { sets, modifiers }: Resolver = JSON.parse(text)
  const base = sets.base.sources
  const { contexts, $extensions } = modifiers.screen
  const from = $extensions['ru.svetlitsa.from']
  const screens: Tokens['screens'] = []
  let narrower = contexts.phone
  for (const screen of ['tablet', 'laptop', 'desktop'] as const) {
    const known = new Set(narrower.map(({ $ref }) => $ref))
    const changed = contexts[screen].filter(({ $ref }) => !known.has($ref))
    screens.push({ minWidth: from[screen].value, tokens: await readFiles(changed, base) })
    narrower = contexts[screen]
  }
  return {
    base: await readFiles(base),
    themes: {
      light: await readFiles(modifiers.theme.contexts.light, base),
      dark: await readFiles(modifiers.theme.contexts.dark, base),
    },
    screens,
  }
}

/** Reads the tokens of some files; their references may lead into the included ones. */
async function readFiles(files: Reference[], included: Reference[] = []): Promise<Token[]> {
  const toPath = ({ $ref }: Reference) => join(dataFolder, $ref)
  const dictionary = new StyleDictionary({
    include: included.filter(({ $ref }) => !files.some((file) => file.$ref === $ref)).map(toPath),
    source: files.map(toPath),
    log: { warnings: 'disabled', errors: { brokenReferences: 'throw' } },
    hooks: {
      transforms: {
        css: { type: 'value', transitive: true, transform: (token) => formatValue(token) },
      },
    },
    platforms: { css: { transforms: ['css'] } },
  })
  const { allTokens } = await dictionary.getPlatformTokens('css')
  return allTokens.filter(({ isSource }) => isSource).map(toToken)
}

function toToken({ path, $value, original }: TransformedToken): Token {
  // The resolved extension contains the mixed colours, the original one their names.
  return { path, css: String($value), mix: original.$extensions?.['ru.svetlitsa.mix'] }
}
