import type { TextShape } from '../translator/text-shape.ts'

/** Labels of the news pages. */
const ru = {
  title: 'Новости и статьи',
  description:
    'Новые коллекции, магазины и советы: как выбирать мебель, измерять комнату и ухаживать за деревом и тканью.',
  all: 'Все новости',
  others: 'Ещё новости',
  read: 'Читать',
  published: 'Опубликовано',
  page: 'страница {page}',
  empty: 'Новостей пока нет.',
  pages: {
    label: 'Страницы новостей',
    previous: 'Предыдущая страница',
    next: 'Следующая страница',
  },
} as const

const kk: TextShape<typeof ru> = {
  title: 'Жаңалықтар мен мақалалар',
  description:
    'Жаңа топтамалар, дүкендер және кеңестер: жиһазды қалай таңдау, бөлмені өлшеу және күту.',
  all: 'Барлық жаңалық',
  others: 'Тағы жаңалықтар',
  read: 'Оқу',
  published: 'Жарияланды',
  page: '{page}-бет',
  empty: 'Әзірге жаңалық жоқ.',
  pages: {
    label: 'Жаңалық беттері',
    previous: 'Алдыңғы бет',
    next: 'Келесі бет',
  },
}

const en: TextShape<typeof ru> = {
  title: 'News and articles',
  description:
    'New collections, stores and advice: how to choose furniture, measure a room and care for wood and fabric.',
  all: 'All news',
  others: 'More news',
  read: 'Read',
  published: 'Published',
  page: 'page {page}',
  empty: 'No news yet.',
  pages: {
    label: 'Pages of news',
    previous: 'Previous page',
    next: 'Next page',
  },
}

/** Labels of the news pages, by language. */
export const newsTexts = { ru, kk, en }
