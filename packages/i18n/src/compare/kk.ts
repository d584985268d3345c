import type { TextShape } from '../translator/text-shape.ts'
import type { compare as source } from './ru.ts'

export const compare: TextShape<typeof source> = {
  title: 'Тауарларды салыстыру',
  add: 'Салыстыру: {name}',
  remove: 'Салыстырудан алып тастау: {name}',
  full: 'Төрт тауарға дейін салыстыруға болады. Басқасын қосу үшін біреуін алып тастаңыз.',
  fullTitle: 'Төрт тауар таңдалды',
  open: '{count, plural, other {Салыстыру: # тауар}}',
  property: 'Қасиеті',
  price: 'Бағасы',
  size: 'Өлшемі',
  rating: 'Бағалау',
  score: '{score, number} ({count, number})',
  vendor: 'Өндіруші',
  warranty: 'Кепілдік',
  months: '{months, plural, other {# ай}}',
  onlyDifferences: 'Тек айырмашылықтары',
  same: 'Тауарлардың айырмашылығы жоқ.',
  differs: 'өзгеше',
  none: 'дерек жоқ',
  table: 'Тауарлардың қасиеттері қатар',
  clear: 'Салыстыруды тазалау',
  oneTitle: 'Тағы бір тауар қосыңыз',
  oneText: 'Әзірге салыстыратын ештеңе жоқ: басқа тауардың карточкасындағы таразыны басыңыз.',
  emptyTitle: 'Әзірге салыстыратын ештеңе жоқ',
  emptyText:
    'Карточкадағы немесе тауар бетіндегі таразыны басыңыз. Төрт тауарға дейін қатар тұрады.',
  catalog: 'Каталогты ашу',
  gone: 'Тауар енді сатылмайды',
}
