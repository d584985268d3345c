import type { TextShape } from '../translator/text-shape.ts'

/**
 * Shown in place of a part of a page that failed to load. Most pages include these texts, so keep
 * them short.
 */
const ru = {
  title: 'Ошибка',
  text: 'Не получилось. Проверьте связь и попробуйте ещё раз.',
  retry: 'Повторить',
} as const

const kk: TextShape<typeof ru> = {
  title: 'Қате',
  text: 'Болмады. Байланысты тексеріп, қайталап көріңіз.',
  retry: 'Қайталау',
}

const en: TextShape<typeof ru> = {
  title: 'Error',
  text: 'That did not work. Check the connection and try again.',
  retry: 'Try again',
}

/** Texts shown in place of a part of a page that failed to load, by language. */
export const loadErrorTexts = { ru, kk, en }
