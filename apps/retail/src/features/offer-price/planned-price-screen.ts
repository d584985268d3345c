import { plannedPrices } from '@svetlitsa/api-client/price-desk/client'
import type * as contract from '@svetlitsa/api-client/price-desk/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { defineResourceScreen } from '../../resource/resource-screen-definition.ts'

export const plannedPriceScreen = defineResourceScreen<typeof contract.plannedPrices>({
  name: 'plannedPrices',
  href: link.shopPlannedPrices(),
  calls: plannedPrices,
  fields: [
    { name: 'offerId', kind: 'reference', to: 'offer' },
    { name: 'zone', kind: 'reference', to: 'priceZone' },
    { name: 'amount', kind: 'number' },
    { name: 'oldAmount', kind: 'number' },
    { name: 'startsAt', kind: 'moment' },
  ],
  columns: [
    { name: 'productName', kind: 'text' },
    { name: 'article', kind: 'text' },
    { name: 'zoneName', kind: 'text' },
    { name: 'amount', kind: 'number' },
    { name: 'oldAmount', kind: 'number' },
    { name: 'currencyCode', kind: 'text' },
    { name: 'startsAt', kind: 'moment' },
    { name: 'appliedAt', kind: 'moment' },
  ],
  sorts: ['startsAt', 'offerId', 'zone'],
  flags: [],
  blank: {
    zone: '',
    offerId: 0,
    amount: 0,
    oldAmount: 0,
    startsAt: '',
  },
})
