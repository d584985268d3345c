import type { news as russian } from '../ru/news.ts'
import type { TextsOf } from '../texts-of.ts'

export const news: TextsOf<typeof russian> = {
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
