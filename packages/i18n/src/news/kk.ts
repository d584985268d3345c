import type { TextShape } from '../translator/text-shape.ts'
import type { news as russian } from './ru.ts'

export const news: TextShape<typeof russian> = {
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
