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
  claim: 'Ақау туралы хабарлау',
  parts: {
    open: 'Қосалқы бөлшекке тапсырыс беру',
    label: 'Қандай бөлшек керек',
    hint: 'Жинау нұсқаулығындағы атауы немесе нөмірі. Қоңырау шалып, бағасы мен мерзімін айтамыз.',
    missing: 'Қандай бөлшек керек екенін жазыңыз',
    go: 'Қоңырау шалуды сұрау',
    sending: 'Жіберіп жатырмыз…',
    failed: 'Жіберілмеді. Тағы бір рет көріңіз.',
    comment: 'Тауардың қосалқы бөлшегі: {name}, артикул {article}, тапсырыс {number}. {part}',
    customer: 'Сатып алушы',
  },
  review: {
    write: 'Пікір жазу',
    approved: 'Пікір жарияланды',
    notApproved: 'Пікір тексерілуде',
  },
  matching: 'Сіздің тауарыңызға сай: {name}',
  pages: 'Тауар беттері',
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
    shop: '«{shopName}», {date}',
    pages: 'Пікір беттері',
  },
}
