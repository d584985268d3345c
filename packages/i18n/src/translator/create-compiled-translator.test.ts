import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileTexts, type Texts } from '@svetlitsa/config/vite/compile-texts.ts'
import { describe, expect, it } from 'vitest'
import { createSpacedTranslator as createParsingTranslator } from '../framework-internals/create-spaced-translator.ts'
import { createSpacedTranslator } from './create-compiled-translator.ts'

const folder = fileURLToPath(new URL('../', import.meta.url))
const files = globSync('*/*-texts.ts', { cwd: folder })

function listMessages(texts: Texts, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : listMessages(value, `${path}${key}.`),
  )
}

describe.each(['ru', 'kk', 'en'])('compiled texts in %s', (language) => {
  it.each(files)('[lang.three] of %s read as the parsed ones', async (file) => {
    const exported: Record<string, Record<string, Texts>> = await import(join(folder, file))
    for (const { [language]: texts = {} } of Object.values(exported)) {
      const parsed = createParsingTranslator(language, texts)
      const compiled = createSpacedTranslator(language, compileTexts(texts))
      for (const [key, message] of listMessages(texts)) {
        const names = [...message.matchAll(/\{(\w+)/g)].map(([, name = '']) => name)
        for (const value of names.length > 0 ? [0, 1, 3, 11, 1_234.5] : [0]) {
          const values =
            names.length > 0 ? Object.fromEntries(names.map((n) => [n, value])) : undefined
          expect(compiled(key, values), key).toBe(parsed(key, values))
        }
      }
    }
  })
})

it('throws if a text or a value for it is missing', () => {
  const translate = createSpacedTranslator(
    'ru',
    compileTexts({ name: 'Здравствуйте, {name}', deep: { a: 'а' } }),
  )
  expect(() => translate('name', { other: 'x' })).toThrow()
  expect(() => translate('none')).toThrow()
  expect(() => translate('deep')).toThrow()
  expect(() => translate('deep.b')).toThrow()
})
