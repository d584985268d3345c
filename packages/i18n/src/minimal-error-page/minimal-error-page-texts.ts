import type { TextShape } from '../translator/text-shape.ts'

/** Keep these texts minimal: every page includes them in every language. */
const ru = {
  title: 'Ошибка',
  text: 'На сервере произошла ошибка. Мы уже знаем о ней и скоро всё исправим.',
  again: 'обновить',
} as const

const kk: TextShape<typeof ru> = {
  title: 'Қате',
  text: 'Серверде қате болды. Біз бұл туралы білеміз және жақында түзетеміз.',
  again: 'жаңарту',
}

const en: TextShape<typeof ru> = {
  title: 'Error',
  text: 'The server met an error. We know about it and will mend it soon.',
  again: 'reload',
}

/** Texts of the error page that is shown when nothing else can be rendered, by language. */
export const minimalErrorPageTexts = { ru, kk, en }
