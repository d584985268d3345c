import type { coupon as source } from '../ru/coupon.ts'
import type { TextsOf } from '../texts-of.ts'

export const coupon: TextsOf<typeof source> = {
  refusals: {
    phone: 'Enter your phone number',
    unknown: 'There is no such promo code',
    'not-started': 'The promo code is not valid yet',
    expired: 'The promo code has expired',
    'used-up': 'The promo code has been used',
    'used-by-phone': 'You have used this promo code already',
    'minimum-basket': 'The order is too small for this promo code',
    'no-fitting-goods': 'The promo code does not apply to these goods',
  },
}
