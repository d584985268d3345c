import type { TextShape } from '../translator/text-shape.ts'
import type { deliveryFit as source } from './ru.ts'

export const deliveryFit: TextShape<typeof source> = {
  open: 'Лифт, есік және қуысты тексеру',
  title: 'Сізге сыя ма',
  hint: 'Сантиметрмен, бар күйінде: қорды өзіміз ескереміз',
  lift: 'Лифт',
  lifts: {
    small: 'Жолаушы, 95 × 110',
    middle: 'Жолаушы, 110 × 140',
    cargo: 'Жүк, 120 × 210',
    own: 'Өз өлшемдерім',
  },
  cabin: 'Кабина: ені, тереңдігі, биіктігі',
  liftDoor: 'Лифт есігі: ені, биіктігі',
  door: 'Пәтер есігі: ені, биіктігі',
  niche: 'Қуыс: ені, тереңдігі, биіктігі',
  width: 'ені',
  depth: 'тереңдігі',
  height: 'биіктігі',
  passesLift: 'Барлық қорап лифтіге сыяды',
  failsLift: 'Лифтіге сыймайды: {boxes}. Баспалдақпен көтереді.',
  passesDoor: 'Барлық қорап есіктен өтеді',
  failsDoor: 'Есіктен өтпейді: {boxes}',
  fitsNiche: 'Қуысқа сыяды',
  failsNiche: 'Қуысқа сыймайды: жетпейді {sizes}',
  missing: '{side} бойынша {count} см',
  sides: {
    width: 'ені',
    depth: 'тереңдігі',
    height: 'биіктігі',
  },
  noBoxes: 'Бұл тауардың қорап өлшемдерін қоймадан нақтылаймыз.',
  box: '{size} см',
}
