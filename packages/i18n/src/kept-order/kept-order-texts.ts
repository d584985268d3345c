import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  title: 'Последние заказы',
  shown: 'Нет сети, показаны заказы на {moment}.',
  again: 'Обновить',
} as const

const kk: TextShape<typeof ru> = {
  title: 'Соңғы тапсырыстар',
  shown: 'Желі жоқ, {moment} кезіндегі тапсырыстар көрсетілді.',
  again: 'Жаңарту',
}

const en: TextShape<typeof ru> = {
  title: 'Last orders',
  shown: 'No network. These are your orders as of {moment}.',
  again: 'Refresh',
}

/** Texts of the orders that are read without a network, by language. */
export const keptOrderTexts = { ru, kk, en }
