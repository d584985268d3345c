import * as claimDesk from '@svetlitsa/api-client/claim-desk/contract'
import * as contract from '@svetlitsa/api-client/price-print/contract'
import type { PriceTag, TagOffer } from '@svetlitsa/api-client/price-print/queries'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { vi } from 'vitest'
import { serveStaffUser } from '../../../test-support/serve-staff-user.ts'

const store = { id: 2, name: 'Светлица на Варшавке', address: 'Варшавское ш., 97' }
export const sign = '₽'
export const day = '2026-11-20'

export function buildOffer(offerId: number, changed: Partial<TagOffer> = {}): TagOffer {
  return {
    offerId,
    title: `Стул «Рябина» ${offerId}`,
    details: '46 × 52 × 80 см, дуб',
    article: `S${offerId}`,
    barcode: '4607001234562',
    price: 9_490,
    unit: 'piece',
    oldPrice: null,
    inStore: 3,
    inStores: 5,
    printed: null,
    ...changed,
  }
}

export function buildTag(offerId: number, changed: Partial<PriceTag> = {}): PriceTag {
  return {
    kind: 'product',
    offerId,
    title: `Стул «Рябина» ${offerId}`,
    details: ['46 × 52 × 80 см', 'дуб'],
    article: `S${offerId}`,
    vendor: 'Светлица',
    barcode: '4607001234562',
    price: 9_490,
    oldPrice: null,
    unit: 'piece',
    url: '/catalog/stulya/ryabina/?offer_id=1&sr=1',
    validFrom: null,
    validTo: null,
    ...changed,
  }
}

/** What the screen of price tags asks for at its start, and the printer of the browser. */
export function servePriceCalls() {
  const calls = serveCalls()
  const print = vi.fn()
  vi.stubGlobal('print', print)
  Object.defineProperty(document, 'fonts', {
    value: { ready: Promise.resolve() },
    configurable: true,
  })
  // The environment has no canvas, on which the barcodes' library measures their digits.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    measureText: () => ({ width: 100 }),
  } as never)
  calls.answer(shell.getRedirects, { redirects: [] })
  calls.hold(shell.getInitialData, {} as never)
  serveStaffUser(calls)
  calls.answer(claimDesk.getClaims, { claims: [], waiting: 0, total: 0, page: 1, pages: 1 })
  calls.answer(contract.getPrintStaff, {
    name: 'Мария',
    store,
    region: { id: 1, name: 'Москва' },
    sign,
    day,
    stores: [store],
  })
  calls.answer(contract.searchTagProducts, ({ search = '' }) => {
    const offers = search === 'ничего' ? [] : [buildOffer(1), buildOffer(2, { oldPrice: 12_000 })]
    const filters = [
      {
        name: 'DMATERIAL',
        label: 'Материал',
        productType: 'offer' as const,
        type: 'checkbox' as const,
        values: ['дуб', 'лён'],
        currentValues: [],
      },
      {
        name: 'GLUBINA_DPZ',
        label: 'Глубина, см',
        productType: 'product' as const,
        type: 'slider' as const,
        values: { min: 40, max: 162 },
        currentValues: { currentMin: 40, currentMax: 162 },
      },
    ]
    const total = offers.length
    return { offers, filters, sign, total, found: total, page: 1, pages: 1 }
  })
  calls.answer(contract.getMultipleTags, ({ offerIds }) => ({
    tags: offerIds.map((id) => buildTag(id)),
    sign,
    day,
  }))
  return { calls, print }
}
