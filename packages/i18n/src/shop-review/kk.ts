import type { TextShape } from '../translator/text-shape.ts'
import type { shopReview as russian } from './ru.ts'

export const shopReview: TextShape<typeof russian> = {
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
