import { expect, it } from 'vitest'
import { parseChoice } from './parse-choice.ts'
import { parseGuid } from './parse-guid.ts'
import { parsePage } from './parse-page.ts'
import { parseText } from './parse-text.ts'
import { parseWholeNumber } from './parse-whole-number.ts'

it.each([
  [1, 1],
  [100, 100],
  ['50', 50],
  [0, undefined],
  [101, undefined],
  [1.5, undefined],
  ['', undefined],
  ['x', undefined],
  [Number.NaN, undefined],
  [true, undefined],
  [null, undefined],
  [[7], undefined],
  [undefined, undefined],
])('parses %j as the whole number %j', (value, number) => {
  expect(parseWholeNumber(value, { min: 1, max: 100 })).toBe(number)
})

it.each([
  [2, 2],
  [100_000, 100_000],
  [1, undefined],
  [-1, undefined],
  [100_001, undefined],
])('parses the page %j as %j', (value, page) => {
  expect(parsePage(value)).toBe(page)
})

it.each([
  ['диван', 'диван'],
  [1234, '1234'],
  ['12345', '12345'],
  ['123456', undefined],
  [{}, undefined],
  [undefined, undefined],
])('parses the text %j as %j', (value, text) => {
  expect(parseText(value, 5)).toBe(text)
})

it('parses only an allowed choice', () => {
  expect(parseChoice(['day', 'close'], 'day')).toBe('day')
  expect(parseChoice(['day', 'close'], 'toString')).toBeUndefined()
})

it.each([
  ['0b54d7d1-6f6c-4b8e-9a43-5a1f1a0c9b11', true],
  ['0B54D7D1-6F6C-4B8E-9A43-5A1F1A0C9B11', true],
  ['0b54d7d1-6f6c-4b8e-9a43-5a1f1a0c9b1', false],
  ['0b54d7d1-6f6c-4b8e-9a43-5a1f1a0c9b11/../', false],
  [7, false],
])('takes %j for a GUID: %s', (value, isGuid) => {
  expect(parseGuid(value)).toBe(isGuid ? value : undefined)
})
