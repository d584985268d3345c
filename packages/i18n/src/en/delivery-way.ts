import type { deliveryWay as source } from '../ru/delivery-way.ts'
import type { TextsOf } from '../texts-of.ts'

export const deliveryWay: TextsOf<typeof source> = {
  pickup: { name: 'Pick-up', text: 'From a store, when it suits you' },
  courier: { name: 'By courier', text: 'To the entrance, at the time you choose' },
  transport: { name: 'By transport company', text: 'As one set of freight to your city' },
  delayed: { name: 'Later', text: 'We agree on the day separately' },
}
