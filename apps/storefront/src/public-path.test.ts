import { expect, it } from 'vitest'
import { publicPath } from './public-path.ts'

it.each([
  ['/1/ru/person/', '/'],
  ['/42/kk/bot/catalog/divany/', '/catalog/divany/'],
  ['/', '/'],
  ['/catalog/divany/', '/catalog/divany/'],
  ['/catalog/ru/person-7/', '/catalog/ru/person-7/'],
])('%s is shown as %s', (path, expected) => {
  expect(publicPath(path)).toBe(expected)
})
