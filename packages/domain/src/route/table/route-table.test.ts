import { describe, expect, it } from 'vitest'
import { isKnownFirstSegment } from '../is-known-first-segment.ts'
import { matchRoute } from '../match-route.ts'
import { resolveLegacyPath } from '../resolve-legacy-path.ts'
import { resolveApp } from '../segment-owner.ts'
import { routeTable } from './route-table.ts'

const example = (pattern: string) => pattern.replace('{rest*}', 'a').replace(/\{\w+\??\}/g, 'a1b2')

describe('the route table', () => {
  it.each(routeTable.map((row) => [row.name, row] as const))(
    '%s matches its own row',
    (name, row) => {
      expect(matchRoute(example(row.pattern))?.route.name).toBe(name)
    },
  )

  it('has a unique name for each row', () => {
    expect(new Set(routeTable.map((row) => row.name)).size).toBe(routeTable.length)
  })

  it.each(routeTable.map((row) => [row.pattern, row.app] as const))(
    'the browser map returns the same owner of %s: %s',
    (pattern, app) => {
      expect(resolveApp(example(pattern))).toBe(app)
    },
  )

  it('the browser map leaves undecidable paths to the router', () => {
    const unsure = [
      '/personal/',
      '/leto2026',
      '/retail',
      '/_sf/x.js',
      '/images/a.webp',
      '/feed.xml',
    ]
    expect(unsure.map(resolveApp)).toEqual(unsure.map(() => null))
    expect(resolveApp('/Catalog/divany/?page=2#top')).toBe('storefront')
  })

  it('contains every first segment of its rows and of legacy addresses', () => {
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

describe('[route.legacy] legacy addresses', () => {
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
  ])('%s resolves to %s, which is a page', (from, to) => {
    expect(resolveLegacyPath(from)).toBe(to)
    expect(matchRoute(to)).not.toBeNull()
  })

  it.each(['/checkPayment', '/checkout/aB1', '/personal/order', '/actions/a/b/c', '/retail/price'])(
    '%s is unchanged',
    (path) => expect(resolveLegacyPath(path)).toBeNull(),
  )
})
