import type { TextShape } from '../translator/text-shape.ts'

/** Short names of the weekdays, for opening hours of stores. */
const ru = {
  monday: 'Пн',
  tuesday: 'Вт',
  wednesday: 'Ср',
  thursday: 'Чт',
  friday: 'Пт',
  saturday: 'Сб',
  sunday: 'Вс',
} as const

const kk: TextShape<typeof ru> = {
  monday: 'Дс',
  tuesday: 'Сс',
  wednesday: 'Ср',
  thursday: 'Бс',
  friday: 'Жм',
  saturday: 'Сн',
  sunday: 'Жс',
}

const en: TextShape<typeof ru> = {
  monday: 'Mon',
  tuesday: 'Tue',
  wednesday: 'Wed',
  thursday: 'Thu',
  friday: 'Fri',
  saturday: 'Sat',
  sunday: 'Sun',
}

/** Names of the weekdays, by language. */
export const weekdayTexts = { ru, kk, en }
