import type { coupons } from '@svetlitsa/api-client/coupon-desk/contract'
import type { ResourceValues } from '@svetlitsa/api-client/resource/contract'
import type { ResourceField } from '../../resource/resource-screen-definition.ts'

type TermName = Exclude<keyof ResourceValues<typeof coupons>, 'code'>

/** What a coupon gives and to whom, all but its code. */
export const termFields: readonly ResourceField<TermName>[] = [
  { name: 'description', kind: 'text', maxLength: 300 },
  { name: 'percent', kind: 'number' },
  { name: 'sum', kind: 'number' },
  { name: 'minimumBasket', kind: 'number' },
  { name: 'startsAt', kind: 'moment' },
  { name: 'endsAt', kind: 'moment' },
  { name: 'limitTotal', kind: 'number' },
  { name: 'limitPerPhone', kind: 'number' },
  { name: 'sectionIds', kind: 'ids' },
  { name: 'vendorIds', kind: 'ids' },
  { name: 'isActive', kind: 'flag' },
]

export const blankTerms = {
  description: '',
  percent: 10,
  sum: null,
  minimumBasket: 0,
  startsAt: null,
  endsAt: null,
  limitTotal: null,
  limitPerPhone: 1,
  sectionIds: [],
  vendorIds: [],
  isActive: true,
}
