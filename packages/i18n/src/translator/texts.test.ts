import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

type Texts = { readonly [key: string]: string | Texts }

const folder = fileURLToPath(new URL('../', import.meta.url))
const nouns = globSync('*/ru.ts', { cwd: folder }).map((file) => dirname(file))

async function loadTexts(language: string, noun: string): Promise<Map<string, string>> {
  const file: Record<string, Texts> = await import(join(folder, noun, `${language}.ts`))
  return new Map(Object.values(file).flatMap((texts) => listEntries(texts, '')))
}

function listEntries(texts: Texts, path: string): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : listEntries(value, `${path}${key}.`),
  )
}

/**
 * The placeholders a text formats as a plural or a number; these have their thousands separated.
 */
function extractCounts(text: string): Set<string> {
  return new Set([...text.matchAll(/\{(\w+), (?:plural|number)/g)].map(([, name]) => name ?? ''))
}

/** Names in braces, without the branches of plurals. */
function extractNames(text: string): string[] {
  return [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '').sort()
}

describe.each(nouns)('the texts of %s', (noun) => {
  it.each(['kk', 'en'])(
    '[lang.three] are complete in %s, none empty, with the same placeholders and number formats',
    async (language) => {
      const source = await loadTexts('ru', noun)
      const translated = await loadTexts(language, noun)
      expect([...translated.keys()].sort()).toEqual([...source.keys()].sort())
      for (const [key, text] of translated) {
        expect(text.trim(), key).not.toBe('')
        const expectedNames = new Set(extractNames(source.get(key) ?? ''))
        expect(new Set(extractNames(text).filter((name) => expectedNames.has(name))), key).toEqual(
          expectedNames,
        )
        for (const name of extractCounts(source.get(key) ?? ''))
          expect(extractCounts(text), key).toContain(name)
      }
    },
  )
})
