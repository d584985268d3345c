import type { TextShape } from '../translator/text-shape.ts'
import type { delivery as source } from './ru.ts'

export const delivery: TextShape<typeof source> = {
  today: 'Pick up today',
  pickupFrom: 'Pick up from {day}',
  courier: 'By courier on {day}',
  courierWide: 'By courier on {day}, choose the hours at checkout',
  transport: 'By transport company, sent on {day}',
  unknown: 'We will tell you the date after the order',
}
