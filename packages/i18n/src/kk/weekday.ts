import type { weekday as source } from '../ru/weekday.ts'
import type { TextsOf } from '../texts-of.ts'

export const weekday: TextsOf<typeof source> = {
  monday: 'Дс',
  tuesday: 'Сс',
  wednesday: 'Ср',
  thursday: 'Бс',
  friday: 'Жм',
  saturday: 'Сн',
  sunday: 'Жс',
}
