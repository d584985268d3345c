import { describe, expect, it } from 'vitest'
import { getRouteMeta } from './get-route-meta.ts'
import { matchRoute } from './match-route.ts'

const matchMeta = (path: string) => {
  const match = matchRoute(path)
  return match && getRouteMeta(match)
}

describe('getRouteMeta', () => {
  it.each([
    ['/catalog/', null, null],
    ['/catalog/divany/', 'divany', 'section'],
    ['/catalog/divany/tag-myagkie/', 'divany', 'tag'],
    ['/catalog/divany/divan-polden/', 'divany', 'section'],
    ['/sale/', null, null],
    ['/sale/divany/', 'divany', 'section'],
    ['/hits/divany/', 'divany', 'section'],
    ['/vse-akcii/', null, 'action'],
    ['/vse-akcii/osen/', 'osen', 'action'],
    ['/vse-akcii/osen/divany/', 'divany', 'action'],
  ])('[rule.route-meta] %s is in section %s, type %s', (path, sectionName, type) => {
    expect(matchMeta(path)).toEqual({ sectionName, type })
  })

  it.each(['/', '/news/', '/contacts/'])(
    '[rule.route-meta] %s is not a product or list page',
    (path) => {
      expect(matchMeta(path)).toBeNull()
    },
  )
})
