import { describe, expect, it } from 'vitest'
import { matchRoute } from './match-route.ts'

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
