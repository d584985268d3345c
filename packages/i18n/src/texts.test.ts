import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Texts = { readonly [key: string]: string | Texts }

const folder = new URL('./ru/', import.meta.url)
const nouns = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))

async function textsOf(language: string, noun: string): Promise<Map<string, string>> {
  const file: Record<string, Texts> = await import(`./${language}/${noun}.ts`)
  return new Map(Object.values(file).flatMap((texts) => entriesOf(texts, '')))
}

function entriesOf(texts: Texts, path: string): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : entriesOf(value, `${path}${key}.`),
  )
}

/** The values a text counts, by a plural or as a number: those have their thousands apart. */
function countsIn(text: string): Set<string> {
  return new Set([...text.matchAll(/\{(\w+), (?:plural|number)/g)].map(([, name]) => name ?? ''))
}

/** Names in braces, the branches of plurals left out. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '').sort()
}

describe.each(nouns)('the texts of %s', (noun) => {
  it.each(['kk', 'en'])(
    '[lang.three] are all there in %s, none empty, ask for the same values and count them as numbers',
    async (language) => {
      const source = await textsOf('ru', noun)
      const translated = await textsOf(language, noun)
      expect([...translated.keys()].sort()).toEqual([...source.keys()].sort())
      for (const [key, text] of translated) {
        expect(text.trim(), key).not.toBe('')
        const wanted = new Set(namesIn(source.get(key) ?? ''))
        expect(new Set(namesIn(text).filter((name) => wanted.has(name))), key).toEqual(wanted)
        for (const name of countsIn(source.get(key) ?? ''))
          expect(countsIn(text), key).toContain(name)
      }
    },
  )
})
