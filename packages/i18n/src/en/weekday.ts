import type { weekday as source } from '../ru/weekday.ts'
import type { TextsOf } from '../texts-of.ts'

export const weekday: TextsOf<typeof source> = {
  monday: 'Mon',
  tuesday: 'Tue',
  wednesday: 'Wed',
  thursday: 'Thu',
  friday: 'Fri',
  saturday: 'Sat',
  sunday: 'Sun',
}
