import { buyerPages } from '@svetlitsa/i18n/info/buyer-pages'
import { describe, expect, it } from 'vitest'
import { textOfRegion } from './text-of-region.ts'

const russia = { kz: false, currency: { sign: '₽', exchangeRate: 1 } }
const kazakhstan = { kz: true, currency: { sign: '₸', exchangeRate: 5.5 } }

function allOf(place: typeof russia): string {
  return JSON.stringify(textOfRegion(buyerPages['payment-and-delivery'], place))
}

describe('a written page in a region', () => {
  it('[region.kz] names the sums in the money of the region', () => {
    expect(allOf(russia)).toContain('690\u00a0₽')
    expect(allOf(kazakhstan)).toContain('3\u00a0795\u00a0₸')
    expect(allOf(kazakhstan)).not.toMatch(/[{}]\d|₽/)
  })

  it('[region.kz-flag] has the payments of its own country alone', () => {
    expect(allOf(russia)).toContain('Сплит')
    expect(allOf(russia)).not.toContain('Kaspi')
    expect(allOf(kazakhstan)).toContain('Kaspi')
    expect(allOf(kazakhstan)).not.toContain('Сплит')
  })
})
