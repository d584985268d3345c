import { expect, it } from 'vitest'
import { parseTypedSum } from './parse-typed-sum.ts'

it.each([
  ['0', 0],
  ['64990', 64_990],
  [' 64 990 ', 64_990],
  ['64\u00a0990', 64_990],
  ['64\u200b990', 64_990],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
])('[text.unseen] reads «%s» as %i', (text, expected) => {
  expect(parseTypedSum(text)).toBe(expected)
})

it.each(['', ' ', '-1', '1.5', '1,5', '1e3', 'сто', '9007199254740992', '64 990 ₽'])(
  '[text.unseen] finds no sum in «%s»',
  (text) => {
    expect(parseTypedSum(text)).toBeNull()
  },
)
