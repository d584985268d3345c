import { describe, expect, it } from 'vitest'
import { matchRoute } from './match-route.ts'
import { getRouteMeta, hasTitleCount } from './route-meta.ts'

describe('getRouteMeta', () => {
  const matchMeta = (path: string) => {
    const match = matchRoute(path)
    return match && getRouteMeta(match)
  }

  it.each([
    ['/catalog/', '/catalog/', null, null, true],
    ['/catalog/divany/', '/catalog/', 'divany', 'section', false],
    ['/catalog/divany/tag-myagkie/', '/catalog/', 'divany', 'tag', false],
    ['/catalog/divany/divan-polden/', '/catalog/', 'divany', 'section', false],
    ['/sale/', '/sale/', null, null, true],
    ['/sale/divany/', '/sale/', 'divany', 'section', false],
    ['/hits/divany/', '/hits/', 'divany', 'section', false],
    ['/vse-akcii/', '/vse-akcii/', null, 'action', true],
    ['/vse-akcii/osen/', '/vse-akcii/', 'osen', 'action', false],
    ['/vse-akcii/osen/divany/', '/vse-akcii/', 'divany', 'action', false],
  ])(
    '[rule.route-meta] %s belongs to %s, section %s, type %s, root %s',
    (path, sectionRoute, sectionName, type, isRootSection) => {
      expect(matchMeta(path)).toEqual({ sectionRoute, sectionName, type, isRootSection })
    },
  )

  it.each(['/', '/news/', '/contacts/'])(
    '[rule.route-meta] %s is not a product or list page',
    (path) => {
      expect(matchMeta(path)).toBeNull()
    },
  )
})

describe('hasTitleCount', () => {
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
})
