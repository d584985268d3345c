import { promotionProducts } from '@svetlitsa/api-client/promotion-desk/client'
import type * as contract from '@svetlitsa/api-client/promotion-desk/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { defineResourceScreen } from '../../resource/resource-screen-definition.ts'

export const promotionProductScreen = defineResourceScreen<typeof contract.promotionProducts>({
  name: 'promotionProducts',
  href: link.shopPromotionProducts(),
  calls: promotionProducts,
  fields: [
    { name: 'promotion', kind: 'reference', to: 'promotion' },
    { name: 'productId', kind: 'reference', to: 'product' },
  ],
  columns: [
    { name: 'productName', kind: 'text' },
    { name: 'promotionName', kind: 'text' },
  ],
  sorts: ['promotion', 'productId'],
  flags: [],
  blank: {
    promotion: '',
    productId: 0,
  },
})
