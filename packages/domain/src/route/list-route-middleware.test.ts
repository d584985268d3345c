import { describe, expect, it } from 'vitest'
import { listRouteMiddleware } from './list-route-middleware.ts'
import { routeTable } from './table/route-table.ts'

const example = (pattern: string) => pattern.replace('{rest*}', 'a').replace(/\{\w+\??\}/g, 'a1b2')

/** Addresses that open with nobody logged in, though they belong to a cabinet: they bear a secret. */
const bearers = ['lk-order', 'order-services', 'assembler-info', 'staff-invitation']

describe('[role.guest] the middleware of the route table', () => {
  it.each(
    routeTable
      .filter(({ app }) => ['account', 'retail', 'assembler'].includes(app))
      .map(({ name, pattern }) => [name, pattern] as const),
  )('%s asks for a login unless its address bears a secret', (name, pattern) => {
    const middleware = listRouteMiddleware(example(pattern))
    expect(middleware.slice(0, 2)).toEqual(['domain', 'navigation'])
    expect(middleware.includes('authenticated')).toBe(!bearers.includes(name))
  })

  it.each(
    routeTable
      .filter(({ app }) => app === 'checkout' || app === 'storefront')
      .map(({ name, pattern }) => [name, pattern] as const),
  )('%s is open to guests, except the lists of favourites', (name, pattern) => {
    expect(listRouteMiddleware(example(pattern)).includes('authenticated')).toBe(
      name === 'favorites-list',
    )
  })

  it('ignores case and the last slash, and knows nothing about other addresses', () => {
    expect(listRouteMiddleware('/Personal-LK/Orders?page=2'.split('?')[0] ?? '')).toContain(
      'authenticated',
    )
    expect(listRouteMiddleware('/personal-lk/nothing/')).toEqual([])
  })
})
