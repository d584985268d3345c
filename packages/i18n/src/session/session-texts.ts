import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  title: 'Где вы вошли',
  unknown: 'Неизвестное устройство',
  current: 'Это устройство',
  seen: 'Последний раз: {date}',
  end: 'Завершить',
  endOf: 'Завершить: {device}',
  endOthers: 'Завершить остальные',
  endAll: 'Выйти везде',
  endAllNote: '«Выйти везде» завершит вход и на этом устройстве',
  ended: 'Вход завершён.',
  failed: 'Не получилось. Попробуйте ещё раз.',
} as const

const kk: TextShape<typeof ru> = {
  title: 'Қайдан кірдіңіз',
  unknown: 'Белгісіз құрылғы',
  current: 'Осы құрылғы',
  seen: 'Соңғы рет: {date}',
  end: 'Аяқтау',
  endOf: 'Аяқтау: {device}',
  endOthers: 'Қалғандарын аяқтау',
  endAll: 'Барлық жерден шығу',
  endAllNote: '«Барлық жерден шығу» осы құрылғыдағы кіруді де аяқтайды',
  ended: 'Сеанс аяқталды.',
  failed: 'Болмады. Қайталап көріңіз.',
} as const

const en: TextShape<typeof ru> = {
  title: 'Where you are logged in',
  unknown: 'Unknown device',
  current: 'This device',
  seen: 'Last seen: {date}',
  end: 'End',
  endOf: 'End: {device}',
  endOthers: 'End the others',
  endAll: 'Log out everywhere',
  endAllNote: '“Log out everywhere” ends the login on this device, too',
  ended: 'The session has ended.',
  failed: 'That failed. Please try again.',
} as const

/** Texts of the list of sessions, by language. */
export const sessionTexts = { ru, kk, en }
