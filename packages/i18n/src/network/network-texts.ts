import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  offline: 'Нет связи. Введённое не потеряется: продолжим, когда сеть появится.',
} as const

const kk: TextShape<typeof ru> = {
  offline: 'Байланыс жоқ. Енгізілгендер жоғалмайды: желі пайда болғанда жалғастырамыз.',
}

const en: TextShape<typeof ru> = {
  offline: 'You are offline. Nothing you typed is lost: we go on when the network is back.',
}

/** Texts about the connection of the browser, by language. */
export const networkTexts = { ru, kk, en }
