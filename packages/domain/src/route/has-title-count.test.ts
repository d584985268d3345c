import { expect, it } from 'vitest'
import { getRouteMeta } from './get-route-meta.ts'
import { hasTitleCount } from './has-title-count.ts'
import { matchRoute } from './match-route.ts'

it.each([
  ['/catalog/divany/', true],
  ['/catalog/divany/tag-svetlye/', true],
  ['/catalog/', false],
  ['/sale/', false],
  ['/sale/divany/', false],
  ['/hits/divany/', false],
  ['/vse-akcii/osen/', false],
  ['/vse-akcii/osen/divany/', false],
  ['/search/', false],
  ['/manufacturers/bereg/', false],
])('[title.count] [rule.route-meta] the title of %s shows its count: %s', (path, expected) => {
  const match = matchRoute(path)
  expect(hasTitleCount(match && getRouteMeta(match))).toBe(expected)
})
