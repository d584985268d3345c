import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  title: 'Вместе в комплекте',
  parts: 'Состав комплекта',
  modules: 'Модули кухни',
  modulesHint: 'Соберите кухню по своим стенам: у каждого модуля своё количество',
  groups: {
    base: 'Нижние шкафы',
    wall: 'Верхние шкафы',
    tall: 'Пеналы',
    worktop: 'Столешницы',
  },
  things: '{count, plural, one {# вещь} few {# вещи вместе} other {# вещей вместе}}',
  saving: 'выгода {sum}',
  take: 'Взять комплект',
  taking: 'кладём',
  taken: 'Перейти в корзину',
  optional: 'добавить к комплекту',
  piece: '{count} шт.',
  whole: 'О комплекте',
  fewer: 'Меньше: {name}',
  moreOf: 'Больше: {name}',
  nothing: 'Выберите хотя бы одну вещь',
  include: 'Взять: {name}',
} as const

const kk: TextShape<typeof ru> = {
  title: 'Жинақпен бірге',
  parts: 'Жинақ құрамы',
  modules: 'Ас үй модульдері',
  modulesHint: 'Ас үйді қабырғаңызға қарай құрастырыңыз: әр модульдің өз саны бар',
  groups: {
    base: 'Төменгі шкафтар',
    wall: 'Үстіңгі шкафтар',
    tall: 'Биік шкафтар',
    worktop: 'Үстел беттері',
  },
  things: '{count, plural, one {# зат} other {# зат бірге}}',
  saving: 'үнем {sum}',
  take: 'Жинақты алу',
  taking: 'саламыз',
  taken: 'Себетке өту',
  optional: 'жинаққа қосу',
  piece: '{count} дана',
  whole: 'Жинақ туралы',
  fewer: 'Азырақ: {name}',
  moreOf: 'Көбірек: {name}',
  nothing: 'Кемінде бір затты таңдаңыз',
  include: 'Алу: {name}',
}

const en: TextShape<typeof ru> = {
  title: 'Goes together',
  parts: 'What is in the set',
  modules: 'Kitchen modules',
  modulesHint: 'Put the kitchen together for your walls: each module in the number you need',
  groups: {
    base: 'Base cabinets',
    wall: 'Wall cabinets',
    tall: 'Tall cabinets',
    worktop: 'Worktops',
  },
  things: '{count, plural, one {# thing} other {# things together}}',
  saving: 'you save {sum}',
  take: 'Take the set',
  taking: 'adding',
  taken: 'Go to cart',
  optional: 'add to the set',
  piece: '{count} pcs',
  whole: 'About the set',
  fewer: 'Fewer: {name}',
  moreOf: 'More: {name}',
  nothing: 'Choose one thing at least',
  include: 'Take: {name}',
}

/** Texts of kits and kitchens, by language. */
export const kitTexts = { ru, kk, en }
