import type { TextShape } from '../translator/text-shape.ts'
import type { boughtGoods as source } from './ru.ts'

export const boughtGoods: TextShape<typeof source> = {
  title: 'Менің тауарларым',
  empty: {
    title: 'Әзірге сатып алынған тауар жоқ',
    text: 'Жеткізілгеннен кейін осында нұсқаулықтар, кепілдік және күтім болады.',
    go: 'Каталогқа',
  },
  order: '{number} тапсырысы',
  delivered: '{date} алынды',
  pieces: '{count, number} дана',
  metres: '{count, number} м',
  warranty: {
    left: 'Кепілдік {date} дейін, {days, plural, other {# күн қалды}}',
    long: 'Кепілдік {date} дейін',
    over: 'Кепілдік {date} аяқталды',
  },
  papers: 'Нұсқаулықтар',
  care: 'Қалай күту керек',
  review: {
    write: 'Пікір жазу',
    approved: 'Пікір жарияланды',
    notApproved: 'Пікір тексерілуде',
  },
  matching: 'Сіздің тауарыңызға сай: {name}',
  pages: 'Тауар беттері',
  next: 'Әрі қарай',
  previous: 'Артқа',
  reviews: {
    title: 'Пікірлер',
    asked: 'Пікіріңізді күтеді',
    empty: {
      title: 'Сіз әлі пікір жазбадыңыз',
      text: 'Алған тауарыңыз туралы пікір жазуға болады.',
      goods: 'Менің тауарларым',
    },
    written: 'Сіздің пікірлеріңіз',
    score: '{score, plural, other {5-тен # баға}}',
    approved: 'Жарияланды',
    waiting: 'Тексерілуде',
    refused: 'Жарияланбады',
    pros: 'Ұнады',
    cons: 'Ұнамады',
    shop: '«Светлица», {date}',
    pages: 'Пікір беттері',
  },
}
