import type { PartnerDiscounts } from '@svetlitsa/api-client/partner/queries'

export type DiscountRow = PartnerDiscounts['discounts'][number]
