import { describe, expect, it } from 'vitest'
import { matchRoute } from './match-route.ts'
import { messageLink } from './message-link.ts'
import { resolveLegacyPath } from './resolve-legacy-path.ts'
import { link } from './site-map.ts'

const paths: readonly string[] = Object.entries({ ...link, ...messageLink }).map(
  ([name, build]) => {
    const make = build as (...args: string[]) => string
    return make(...Array.from({ length: build.length }, () => (name === 'info' ? 'about' : 'a1')))
  },
)

describe('the site map', () => {
  it.each(paths)('%s is in the route table and is never redirected', (address) => {
    // The hash stays in the browser: it names a window of the page.
    const path = address.split(/[?#]/)[0] ?? ''
    expect(matchRoute(path)?.path).toBe(path)
    expect(resolveLegacyPath(path) ?? path).toBe(path)
  })

  it('encodes the parameters of a page and omits missing ones', () => {
    expect(link.product('divany', 'sofa', { offerId: 12 })).toBe(
      '/catalog/divany/sofa/?offer_id=12',
    )
    expect(link.product('divany', 'sofa')).toBe('/catalog/divany/sofa/')
    expect(link.reviews(1)).toBe('/reviews/')
    expect(link.reviews(2)).toBe('/reviews/?page=2')
    expect(link.search({ q: 'стол & стул' })).toBe(
      `/search/?q=${encodeURIComponent('стол & стул')}`,
    )
    expect(link.paymentMethods('a1')).toBe('/personal/order/pay/a1/#paymentMethodsList')
    expect(link.checkout()).toBe('/personal/checkout/')
  })
})
