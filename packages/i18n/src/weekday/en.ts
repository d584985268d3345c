import type { TextShape } from '../translator/text-shape.ts'
import type { weekday as source } from './ru.ts'

export const weekday: TextShape<typeof source> = {
  monday: 'Mon',
  tuesday: 'Tue',
  wednesday: 'Wed',
  thursday: 'Thu',
  friday: 'Fri',
  saturday: 'Sat',
  sunday: 'Sun',
}
