import type { TextShape } from '../translator/text-shape.ts'
import type { deliveryMethod as source } from './ru.ts'

export const deliveryMethod: TextShape<typeof source> = {
  pickup: { name: 'Pick-up', text: 'From a store, when it suits you' },
  courier: { name: 'By courier', text: 'To the entrance, at the time you choose' },
  transport: { name: 'By transport company', text: 'As one set of freight to your city' },
  delayed: { name: 'Later', text: 'We keep it in the warehouse, you name the day' },
}
