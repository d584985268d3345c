import type { TextShape } from '../translator/text-shape.ts'

/** Texts of the shop reviews page and its form. */
const ru = {
  title: 'Отзывы покупателей',
  description:
    'Что говорят о магазине «{shopName}» те, кто у нас купил: доставка, сборка, возврат. Плохие отзывы мы не убираем.',
  lead: 'Отзыв может оставить тот, кто у нас покупал. Плохие мы не убираем, а отвечаем под ними.',
  page: 'страница {page}',
  score: 'Оценка {score} из 5',
  count: '{count, plural, one {# отзыв} few {# отзыва} many {# отзывов} other {# отзыва}}',
  advise: '{percent} % покупателей советуют нас',
  answer: 'Ответ магазина',
  empty: 'Отзывов пока нет. Ваш будет первым.',
  write: 'Написать отзыв',
  writeLead: 'Мы прочтём и опубликуем, обычно за день.',
  name: 'Имя',
  city: 'Город',
  order: 'Номер заказа',
  orderHint: 'Чтобы мы нашли вашу покупку. На странице его не будет.',
  comment: 'Что понравилось и что нет',
  commentHint: 'Доставка, сборка, разговор с продавцом — что запомнилось.',
  stars: 'Ваша оценка',
  starsMissing: 'Поставьте оценку',
  commentMissing: 'Напишите хотя бы два слова',
  send: 'Отправить отзыв',
  done: 'Спасибо за отзыв',
  star: '{score, plural, one {# звезда} few {# звезды} many {# звёзд} other {# звезды}}',
  pages: {
    label: 'Страницы отзывов',
    previous: 'Предыдущая страница',
    next: 'Следующая страница',
  },
} as const

const kk: TextShape<typeof ru> = {
  title: 'Сатып алушылар пікірі',
  description:
    '«{shopName}» дүкенінен сатып алғандар не айтады: жеткізу, құрастыру, қайтару. Жаман пікірлерді өшірмейміз.',
  lead: 'Пікірді бізден сатып алғандар қалдыра алады. Жаманын өшірмейміз, астына жауап береміз.',
  page: '{page}-бет',
  score: '5-тен {score}',
  count: '{count, number} пікір',
  advise: 'Сатып алушылардың {percent} %-ы бізді ұсынады',
  answer: 'Дүкеннің жауабы',
  empty: 'Әзірге пікір жоқ. Бірінші болыңыз.',
  write: 'Пікір жазу',
  writeLead: 'Оқып, әдетте бір күнде жариялаймыз.',
  name: 'Аты',
  city: 'Қала',
  order: 'Тапсырыс нөмірі',
  orderHint: 'Сатып алуыңызды табу үшін. Бетте көрсетілмейді.',
  comment: 'Не ұнады, не ұнамады',
  commentHint: 'Жеткізу, құрастыру, сатушымен әңгіме — не есте қалды.',
  stars: 'Бағаңыз',
  starsMissing: 'Баға қойыңыз',
  commentMissing: 'Кемінде екі сөз жазыңыз',
  send: 'Пікірді жіберу',
  done: 'Пікіріңізге рақмет',
  star: '{score, number} жұлдыз',
  pages: {
    label: 'Пікір беттері',
    previous: 'Алдыңғы бет',
    next: 'Келесі бет',
  },
}

const en: TextShape<typeof ru> = {
  title: 'Customer reviews',
  description:
    'What those who bought at {shopName} say: delivery, assembly, returns. We do not remove bad reviews.',
  lead: 'Anyone who bought from us may write. We do not remove bad reviews, we answer them.',
  page: 'page {page}',
  score: '{score} out of 5',
  count: '{count, plural, one {# review} other {# reviews}}',
  advise: '{percent} % of buyers recommend us',
  answer: 'The shop’s answer',
  empty: 'No reviews yet. Yours will be the first.',
  write: 'Write a review',
  writeLead: 'We read and publish it, usually within a day.',
  name: 'Name',
  city: 'City',
  order: 'Order number',
  orderHint: 'So that we find your purchase. It is not shown on the page.',
  comment: 'What you liked and what you did not',
  commentHint: 'Delivery, assembly, talking to the adviser — what you remember.',
  stars: 'Your score',
  starsMissing: 'Choose a score',
  commentMissing: 'Write at least two words',
  send: 'Send the review',
  done: 'Thank you for the review',
  star: '{score, plural, one {# star} other {# stars}}',
  pages: {
    label: 'Pages of reviews',
    previous: 'Previous page',
    next: 'Next page',
  },
}

/** Texts of the shop reviews page and its form, by language. */
export const shopReviewTexts = { ru, kk, en }
