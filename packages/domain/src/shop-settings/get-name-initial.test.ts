import { expect, it } from 'vitest'
import { getNameInitial } from './get-name-initial.ts'

it.each([
  ['Тёплый дом', 'Т'],
  ['әйнек', 'Ә'],
  ['«24 стула»', '2'],
  ['— —', ''],
  ['', ''],
])('[shop.brand] the initial of «%s» is «%s»', (name, initial) => {
  expect(getNameInitial(name)).toBe(initial)
})
