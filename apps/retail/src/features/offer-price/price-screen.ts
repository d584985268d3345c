import { prices } from '@svetlitsa/api-client/price-desk/client'
import type * as contract from '@svetlitsa/api-client/price-desk/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { defineResourceScreen } from '../../resource/resource-screen-definition.ts'

export const priceScreen = defineResourceScreen<typeof contract.prices>({
  name: 'prices',
  href: link.shopPrices(),
  calls: prices,
  fields: [
    { name: 'offerId', kind: 'reference', to: 'offer' },
    { name: 'zone', kind: 'reference', to: 'priceZone' },
    { name: 'amount', kind: 'number' },
    { name: 'oldAmount', kind: 'number' },
  ],
  columns: [
    { name: 'productName', kind: 'text' },
    { name: 'article', kind: 'text' },
    { name: 'zoneName', kind: 'text' },
    { name: 'amount', kind: 'number' },
    { name: 'oldAmount', kind: 'number' },
    { name: 'currencyCode', kind: 'text' },
  ],
  sorts: ['offerId', 'zone', 'amount'],
  flags: [],
  blank: {
    zone: '',
    offerId: 0,
    amount: 0,
    oldAmount: 0,
  },
})
