import type { TextShape } from '../translator/text-shape.ts'
import type { weekday as source } from './ru.ts'

export const weekday: TextShape<typeof source> = {
  monday: 'Дс',
  tuesday: 'Сс',
  wednesday: 'Ср',
  thursday: 'Бс',
  friday: 'Жм',
  saturday: 'Сн',
  sunday: 'Жс',
}
