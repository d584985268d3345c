import { describe, expect, it } from 'vitest'
import { formatNotFoundMessage, listRouteMiddleware, matchRoute } from './match-route.ts'
import { routeTable } from './table/route-table.ts'

describe('route of a path', () => {
  it.each([
    ['/', 'home', '/'],
    ['/contacts', 'contacts', '/contacts/'],
    ['/catalog/divany/', 'catalog-section', '/catalog/divany/'],
    ['/catalog/divany/tag-uglovye/', 'catalog-tag', '/catalog/divany/tag-uglovye/'],
    ['/catalog/divany/sofa-12/', 'catalog-product', '/catalog/divany/sofa-12/'],
    ['/personal/checkout/', 'checkout', '/personal/checkout/'],
    ['/personal/checkout/aB-9/', 'checkout', '/personal/checkout/aB-9/'],
    ['/personal-lk/order/aB9/services/', 'order-services', '/personal-lk/order/aB9/services/'],
    ['/ui/iframe.html', 'storybook', ''],
  ])('%s is %s', (path, name, canonical) => {
    expect(matchRoute(path)).toMatchObject({ route: { name }, path: canonical })
  })

  it.each([
    '/nowhere/',
    '/catalog/divany/sofa/more/',
    '/catalog/di%00vany/',
    '/catalog/-/',
    '/catalog/a.css',
    '/catalog/%D0%B4%D0%B8%D0%B2%D0%B0%D0%BD/',
    '/catalog/%zz/',
    '/personal-lk/unknown/',
    '/personal/order/delivery/',
    `/pay/${'a'.repeat(65)}/`,
  ])('[rule.not-found-validation] %s is not a page', (path) => {
    expect(matchRoute(path)).toBeNull()
  })

  it('[rule.case-insensitive] matching ignores case, codes are lower-cased, hashes keep their case', () => {
    expect(matchRoute('/CONTACTS/')?.path).toBe('/contacts/')
    expect(matchRoute('/vue-tools/NEWbanner')?.path).toBe('/vue-tools/newBanner/')
    expect(matchRoute('/Sale/Divany/')?.params).toEqual({ section: 'divany' })
    expect(matchRoute('/Pay/aBcD')?.params).toEqual({ code: 'aBcD' })
    expect(matchRoute('/%63ontacts/')?.path).toBe('/contacts/')
  })
})

describe('[role.guest] the middleware of the route table', () => {
  const example = (pattern: string) =>
    pattern.replace('{rest*}', 'a').replace(/\{\w+\??\}/g, 'a1b2')

  /** Addresses that open with nobody logged in, though they belong to a cabinet: they bear a secret. */
  const bearers = ['lk-order', 'order-services', 'assembler-info', 'staff-invitation']

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

describe('formatNotFoundMessage', () => {
  it.each([
    ['/catalog/net-takogo/', 'Page Not Found: /catalog/net-takogo/'],
    ['/NEWS/net/', 'Page Not Found: /NEWS/net/'],
    ['/catalog/divany/Не_код!/', 'Page Not Found: /catalog/divany/Не_код!/'],
    ['/catalog/divany/tag-uglovye/', 'Page Not Found: /catalog/divany/tag-uglovye/'],
    ['/personal-lk/order/not-a-guid', 'Page Not Found: /personal-lk/order/not-a-guid'],
    ['/catalog/a/b/c/', 'Page not found: /catalog/a/b/c/'],
    ['/personal-lk/nothing/', 'Page not found: /personal-lk/nothing/'],
    ['/catalog/%zz/', 'Page not found: /catalog/%zz/'],
    ['/nothing/here/', 'Page not found: /nothing/here/'],
    ['/', 'Page Not Found: /'],
  ])('[error.report] a missing %s is reported as «%s»', (path, expected) => {
    expect(formatNotFoundMessage(path)).toBe(expected)
  })
})
