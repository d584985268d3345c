import { expect, it } from 'vitest'
import { formatSize, listShownSides } from './format-size.ts'

it.each([
  [false, '80 × 240 × 2 см'],
  [true, '80 см'],
])('the size of goods sold by the metre (%s) is %s', (byMetre, expected) => {
  expect(formatSize(listShownSides([80, 240, 2], byMetre), 'ru')).toBe(expected)
})
