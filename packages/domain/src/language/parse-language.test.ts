import { expect, it } from 'vitest'
import { parseLanguage } from './parse-language.ts'

it.each([
  ['ru', 'ru'],
  ['kk', 'kk'],
  ['en', 'en'],
  ['RU', null],
  ['ru-RU', null],
  ['kz', null],
  ['', null],
  [undefined, null],
])('[lang.three] the language %s is read as %s', (value, expected) => {
  expect(parseLanguage(value)).toBe(expected)
})
