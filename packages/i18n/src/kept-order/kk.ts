import type { TextShape } from '../translator/text-shape.ts'
import type { keptOrder as ru } from './ru.ts'

export const keptOrder: TextShape<typeof ru> = {
  title: 'Соңғы тапсырыстар',
  shown: 'Желі жоқ, {moment} кезіндегі тапсырыстар көрсетілді.',
  again: 'Жаңарту',
}
