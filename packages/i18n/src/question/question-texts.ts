import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  title: 'Вопросы',
  ask: 'Задать вопрос',
  none: 'Вопросов пока нет',
  noneText: 'Спросите о том, чего нет в описании: ответим за день.',
  count: '{count, plural, one {# вопрос} few {# вопроса} other {# вопросов}}',
  shop: 'Магазин отвечает',
  waiting: 'Ответим в течение дня',
  helpful: 'Полезно',
  unhelpful: 'Не полезно',
  more: 'Показать ещё',
  failed: 'Вопросы не загрузились.',
  vote: {
    thanks: 'Спасибо, учли ваш голос',
    again: 'Вы уже голосовали',
  },
  sent: {
    thanks: 'Вопрос уже на странице, ответим в течение дня.',
    waits: 'Вопрос появится после проверки.',
  },
  form: {
    title: 'Вопрос о товаре',
    name: 'Имя',
    text: 'Вопрос',
    textHint: 'От 5 знаков',
    send: 'Отправить вопрос',
    sending: 'отправляем',
    close: 'Закрыть',
    textShort: 'Напишите хотя бы 5 знаков',
    nameWrong: 'Имя — от 2 до 100 букв',
  },
} as const

const kk: TextShape<typeof ru> = {
  title: 'Сұрақтар',
  ask: 'Сұрақ қою',
  none: 'Сұрақ әлі жоқ',
  noneText: 'Сипаттамада жоқ нәрсені сұраңыз: бір күнде жауап береміз.',
  count: '{count, plural, one {# сұрақ} other {# сұрақ}}',
  shop: 'Дүкен жауап береді',
  waiting: 'Бір күн ішінде жауап береміз',
  helpful: 'Пайдалы',
  unhelpful: 'Пайдасыз',
  more: 'Тағы көрсету',
  failed: 'Сұрақтар жүктелмеді.',
  vote: {
    thanks: 'Рақмет, дауысыңыз есепке алынды',
    again: 'Сіз дауыс беріп қойғансыз',
  },
  sent: {
    thanks: 'Сұрақ бетте тұр, бір күн ішінде жауап береміз.',
    waits: 'Сұрақ тексерістен кейін шығады.',
  },
  form: {
    title: 'Тауар туралы сұрақ',
    name: 'Аты',
    text: 'Сұрақ',
    textHint: 'Кемінде 5 таңба',
    send: 'Сұрақты жіберу',
    sending: 'жіберудеміз',
    close: 'Жабу',
    textShort: 'Кемінде 5 таңба жазыңыз',
    nameWrong: 'Аты — 2-ден 100-ге дейін әріп',
  },
}

const en: TextShape<typeof ru> = {
  title: 'Questions',
  ask: 'Ask a question',
  none: 'No questions yet',
  noneText: 'Ask about what the description leaves out: we answer within a day.',
  count: '{count, plural, one {# question} other {# questions}}',
  shop: 'The shop answers',
  waiting: 'We answer within a day',
  helpful: 'Helpful',
  unhelpful: 'Not helpful',
  more: 'Show more',
  failed: 'The questions did not load.',
  vote: {
    thanks: 'Thank you, your vote counts',
    again: 'You have voted already',
  },
  sent: {
    thanks: 'Your question is on the page, we answer within a day.',
    waits: 'Your question will appear once it is checked.',
  },
  form: {
    title: 'Question about the product',
    name: 'Name',
    text: 'Question',
    textHint: '5 characters or more',
    send: 'Send the question',
    sending: 'sending',
    close: 'Close',
    textShort: 'Write 5 characters or more',
    nameWrong: 'A name has 2 to 100 letters',
  },
}

/** Texts of product questions, by language. */
export const questionTexts = { ru, kk, en }
