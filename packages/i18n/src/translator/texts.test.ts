import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

type Texts = { readonly [key: string]: string | Texts }

const folder = fileURLToPath(new URL('../', import.meta.url))
const files = globSync('*/*-texts.ts', { cwd: folder })

async function loadTexts(language: string, file: string): Promise<Map<string, string>> {
  const exported: Record<string, Record<string, Texts>> = await import(join(folder, file))
  return new Map(Object.values(exported).flatMap((texts) => listEntries(texts[language] ?? {}, '')))
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

describe.each(files)('the texts of %s', (file) => {
  it.each(['kk', 'en'])(
    '[lang.three] are complete in %s, none empty, with the same placeholders and number formats',
    async (language) => {
      const source = await loadTexts('ru', file)
      const translated = await loadTexts(language, file)
      expect(source.size).toBeGreaterThan(0)
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
