import { stockCounts } from '@svetlitsa/api-client/stock-desk/client'
import type * as contract from '@svetlitsa/api-client/stock-desk/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { defineResourceScreen } from '../../resource/resource-screen-definition.ts'

export const stockScreen = defineResourceScreen<typeof contract.stockCounts>({
  name: 'stock',
  href: link.shopStock(),
  calls: stockCounts,
  fields: [
    { name: 'offerId', kind: 'reference', to: 'offer' },
    { name: 'place', kind: 'reference', to: 'place' },
    { name: 'onHand', kind: 'number' },
    { name: 'reason', kind: 'text', maxLength: 300 },
  ],
  columns: [
    { name: 'productName', kind: 'text' },
    { name: 'article', kind: 'text' },
    { name: 'placeName', kind: 'text' },
    { name: 'onHand', kind: 'number' },
    { name: 'reserved', kind: 'number' },
    { name: 'reason', kind: 'text' },
  ],
  sorts: ['offerId', 'place', 'onHand', 'reserved'],
  flags: [],
  canRemove: false,
  blank: {
    offerId: 0,
    place: '',
    onHand: 0,
    reason: '',
  },
})
