import { coupons } from '@svetlitsa/api-client/coupon-desk/client'
import type * as contract from '@svetlitsa/api-client/coupon-desk/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { defineResourceScreen } from '../../resource/resource-screen-definition.ts'
import { CouponBatchPane } from './coupon-batch-pane.tsx'
import { blankTerms, termFields } from './coupon-terms.ts'

export const couponScreen = defineResourceScreen<typeof contract.coupons>({
  name: 'coupons',
  href: link.shopCoupons(),
  calls: coupons,
  fields: [{ name: 'code', kind: 'text', maxLength: 60 }, ...termFields],
  columns: [
    { name: 'code', kind: 'text' },
    { name: 'description', kind: 'text' },
    { name: 'percent', kind: 'number' },
    { name: 'sum', kind: 'number' },
    { name: 'endsAt', kind: 'moment' },
    { name: 'used', kind: 'number' },
    { name: 'limitTotal', kind: 'number' },
    { name: 'isActive', kind: 'flag' },
  ],
  sorts: ['code', 'createdAt', 'endsAt', 'used'],
  flags: ['isActive'],
  blank: { code: '', ...blankTerms },
  extra: { label: ({ batch }) => batch.open, Pane: CouponBatchPane },
})
