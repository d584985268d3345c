import type { TextShape } from '../translator/text-shape.ts'
import type { coupon as source } from './ru.ts'

export const coupon: TextShape<typeof source> = {
  label: 'Promo code',
  apply: 'Apply',
  applied: 'Promo code {code} works',
  drop: 'Drop',
  waiting: 'checking',
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
