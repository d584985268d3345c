import { describe, expect, it } from 'vitest'
import { appOfPath } from './app-of-path.ts'
import { isKnownFirstSegment } from './known-first-segment.ts'
import { legacyTarget } from './legacy-table.ts'
import { matchRoute } from './match-route.ts'
import { routeTable } from './route-table.ts'

const example = (pattern: string) => pattern.replace('{rest*}', 'a').replace(/\{\w+\??\}/g, 'a1b2')

describe('the route table', () => {
  it.each(routeTable.map((row) => [row.name, row] as const))('%s finds itself', (name, row) => {
    expect(matchRoute(example(row.pattern))?.route.name).toBe(name)
  })

  it('has one name for one row', () => {
    expect(new Set(routeTable.map((row) => row.name)).size).toBe(routeTable.length)
  })

  it.each(routeTable.map((row) => [row.pattern, row.app] as const))(
    'browsers name the same owner of %s: %s',
    (pattern, app) => {
      expect(appOfPath(example(pattern))).toBe(app)
    },
  )

  it('browsers leave to the router what they cannot tell', () => {
    const unsure = [
      '/personal/',
      '/leto2026',
      '/retail',
      '/_sf/x.js',
      '/images/a.webp',
      '/feed.xml',
    ]
    expect(unsure.map(appOfPath)).toEqual(unsure.map(() => null))
    expect(appOfPath('/Catalog/divany/?page=2#top')).toBe('storefront')
  })

  it('knows every first segment of its rows and of older addresses', () => {
    for (const row of routeTable) {
      const first = row.pattern.split('/')[1] ?? ''
      if (first !== '') expect(isKnownFirstSegment(first)).toBe(true)
    }
    for (const older of ['actions', 'Reviews', 'checkPayment', 'claim', 'retail', '_account']) {
      expect(isKnownFirstSegment(older)).toBe(true)
    }
    expect(isKnownFirstSegment('leto2026')).toBe(false)
  })
})

describe('[route.legacy] older addresses', () => {
  it.each([
    ['/actions', '/vse-akcii/'],
    ['/Actions/Mebel', '/vse-akcii/Mebel/'],
    ['/actions/mebel/divany/', '/vse-akcii/mebel/divany/'],
    ['/Reviews', '/reviews/'],
    ['/checkout', '/personal/checkout/'],
    ['/checkout-final', '/personal/checkout-final/'],
    ['/checkout-final/aB1', '/personal/checkout-final/aB1/'],
    ['/checkPayment/aB1/', '/pay/aB1/'],
    ['/checkWaybill', '/stock/check_waybill/'],
    ['/claim/', '/order_claim/'],
    ['/personal', '/personal-lk/'],
    ['/personal/order/share/aB1', '/personal/basket/share/aB1/'],
    ['/retail', '/retail-lk/'],
    ['/RETAIL/orders', '/retail-lk/orders/'],
    ['/retail/staff', '/retail-lk/staff/'],
    ['/catalog/_tag/divany/uglovye', '/catalog/divany/tag-uglovye/'],
  ])('%s is now %s, which is a page', (from, to) => {
    expect(legacyTarget(from)).toBe(to)
    expect(matchRoute(to)).not.toBeNull()
  })

  it.each(['/checkPayment', '/checkout/aB1', '/personal/order', '/actions/a/b/c', '/retail/price'])(
    '%s is left alone',
    (path) => expect(legacyTarget(path)).toBeNull(),
  )
})
