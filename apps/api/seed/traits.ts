export interface Trait {
  code: string
  name: string
  group: string
  values: readonly string[]
}

const filling: Trait = {
  code: 'NAPOLNITEL',
  name: 'Наполнитель',
  group: 'Материалы',
  values: ['Пена высокой упругости', 'Независимые пружины', 'Пружины и латекс'],
}
const mechanism: Trait = {
  code: 'MEKHANIZM',
  name: 'Механизм',
  group: 'Основное',
  values: ['Еврокнижка', 'Выкатной', 'Аккордеон'],
}
const headboard: Trait = {
  code: 'IZGOLOVYE',
  name: 'Изголовье',
  group: 'Внешний вид',
  values: ['Высокое', 'Низкое', 'С карманами'],
}
const firmness: Trait = {
  code: 'ZHESTKOST',
  name: 'Жёсткость',
  group: 'Основное',
  values: ['Мягкий', 'Средний', 'Жёсткий'],
}
const handles: Trait = {
  code: 'RUCHKI',
  name: 'Ручки',
  group: 'Внешний вид',
  values: ['Скобы', 'Кнопки', 'Без ручек'],
}
const carcass: Trait = {
  code: 'KORPUS',
  name: 'Корпус',
  group: 'Материалы',
  values: ['Массив', 'МДФ в шпоне', 'ЛДСП'],
}
const lamp: Trait = {
  code: 'TSOKOL',
  name: 'Цоколь',
  group: 'Основное',
  values: ['E27', 'E14', 'LED'],
}
const pile: Trait = {
  code: 'VORS',
  name: 'Ворс',
  group: 'Материалы',
  values: ['Короткий', 'Средний', 'Безворсовый'],
}
const legs: Trait = {
  code: 'OPORY',
  name: 'Опоры',
  group: 'Внешний вид',
  values: ['Дерево', 'Металл'],
}
const shape: Trait = {
  code: 'RAZDVIZHNOY',
  name: 'Раздвижной',
  group: 'Основное',
  values: ['Да', 'Нет'],
}

/** What tells the goods of a section apart besides size, colour and material. */
export const traitsOf: Readonly<Record<string, readonly Trait[]>> = {
  'divany-pryamye': [filling, legs],
  'divany-uglovye': [filling, mechanism],
  'divany-krovati': [mechanism, filling],
  'kresla-dlya-otdyha': [filling, legs],
  'krovati-dvuspalnye': [headboard, legs],
  matrasy: [firmness, filling],
  'tumby-prikrovatnye': [handles, carcass],
  'shkafy-raspashnye': [handles, carcass],
  'shkafy-kupe': [carcass],
  komody: [handles, carcass],
  stellazhi: [carcass],
  'tumby-tv': [handles, carcass],
  bufety: [handles, carcass],
  'stoly-obedennye': [shape, legs],
  'stoliki-zhurnalnye': [legs],
  'stoly-pismennye': [carcass, legs],
  'stulya-obedennye': [legs],
  'stulya-barnye': [legs],
  'kuhni-pryamye': [handles, carcass],
  'kuhonnye-ostrova': [handles, carcass],
  'prihozhie-komplekty': [carcass],
  obuvnicy: [handles, carcass],
  'detskie-krovati': [carcass],
  'detskie-stoly': [carcass],
  torshery: [lamp],
  'nastolnye-lampy': [lamp],
  'podvesnye-svetilniki': [lamp],
  kovry: [pile],
  'kovrovye-dorozhki': [pile],
}
