import type { TextShape } from '../translator/text-shape.ts'

/** Texts of the service quality poll. */
const ru = {
  title: 'Как мы справились',
  lead: 'Шесть вопросов, две минуты. Ответы читает управляющий вашего магазина.',
  questions: {
    whole: 'Что скажете о покупке в целом?',
    site: 'Удобно ли было на сайте?',
    people: 'Как с вами разговаривали?',
    delivery: 'Как прошла доставка?',
    assembly: 'Как собрали мебель?',
    again: 'Купите у нас ещё?',
  },
  answers: {
    a5: 'Отлично',
    a4: 'Хорошо',
    a3: 'Терпимо',
    a2: 'Плохо',
    a1: 'Очень плохо',
    anone: 'Не было',
    ayes: 'Да',
    amaybe: 'Может быть',
    ano: 'Нет',
  },
  required: 'Ответьте на этот вопрос',
  comment: 'Что нам исправить в первую очередь?',
  order: 'Номер заказа, если помните',
  send: 'Отправить ответы',
  sending: 'Отправляем',
  thanks: 'Спасибо!',
  thanksText:
    'Ответы у нас. Если что-то было плохо и вы назвали заказ, управляющий позвонит и разберётся.',
  changed: 'Мы заменили ваш прежний ответ этим.',
  home: 'В магазин',
  failed: 'Что-то пошло не так, повторите попытку позднее',
  optional: 'Можно пропустить',
} as const

const kk: TextShape<typeof ru> = {
  title: 'Біз қалай жұмыс істедік',
  lead: 'Алты сұрақ, екі минут. Жауаптарды дүкен басқарушысы оқиды.',
  questions: {
    whole: 'Сатып алу туралы жалпы не айтасыз?',
    site: 'Сайт ыңғайлы болды ма?',
    people: 'Сізбен қалай сөйлесті?',
    delivery: 'Жеткізу қалай өтті?',
    assembly: 'Жиһазды қалай құрастырды?',
    again: 'Бізден тағы сатып аласыз ба?',
  },
  answers: {
    a5: 'Өте жақсы',
    a4: 'Жақсы',
    a3: 'Орташа',
    a2: 'Нашар',
    a1: 'Өте нашар',
    anone: 'Болған жоқ',
    ayes: 'Иә',
    amaybe: 'Мүмкін',
    ano: 'Жоқ',
  },
  required: 'Осы сұраққа жауап беріңіз',
  comment: 'Алдымен нені түзетейік?',
  order: 'Тапсырыс нөмірі, есіңізде болса',
  send: 'Жауаптарды жіберу',
  sending: 'Жіберудеміз',
  thanks: 'Рақмет!',
  thanksText:
    'Жауаптарыңыз бізде. Бір нәрсе нашар болып, тапсырыс нөмірін жазсаңыз, басқарушы хабарласады.',
  changed: 'Бұрынғы жауабыңызды осымен ауыстырдық.',
  home: 'Дүкенге',
  failed: 'Бірдеңе дұрыс болмады, кейінірек қайталап көріңіз',
  optional: 'Өткізіп жіберуге болады',
}

const en: TextShape<typeof ru> = {
  title: 'How did we do',
  lead: 'Six questions, two minutes. The manager of your store reads the answers.',
  questions: {
    whole: 'How was your purchase as a whole?',
    site: 'Was the site convenient?',
    people: 'How did we talk to you?',
    delivery: 'How did the delivery go?',
    assembly: 'How was the furniture assembled?',
    again: 'Will you buy from us again?',
  },
  answers: {
    a5: 'Excellent',
    a4: 'Good',
    a3: 'Fair',
    a2: 'Bad',
    a1: 'Very bad',
    anone: 'There was none',
    ayes: 'Yes',
    amaybe: 'Perhaps',
    ano: 'No',
  },
  required: 'Answer this question',
  comment: 'What should we improve first?',
  order: 'Order number, if you remember it',
  send: 'Send the answers',
  sending: 'Sending',
  thanks: 'Thank you!',
  thanksText:
    'We have your answers. If something was bad and you named the order, the manager will call.',
  changed: 'This took the place of your earlier answer.',
  home: 'To the shop',
  failed: 'Something went wrong, please try again later',
  optional: 'Optional',
}

/** Texts of the service quality poll, by language. */
export const pollTexts = { ru, kk, en }
