import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  title: 'Мебель с доставкой и сборкой',
  description:
    'Интернет-магазин мебели «{shopName}»: диваны, кровати, шкафы и столы с доставкой к дате, сборкой и гарантией.',
  hero: {
    title: 'Комната, где много света',
    text: 'Лён, дуб и спокойные линии: вещи, которые подходят друг другу',
    action: 'Смотреть каталог',
    scene: 'Светлая гостиная с диваном, креслом, столиком и торшером',
    label: 'Идеи комнат',
  },
  facts: {
    label: 'Почему у нас удобно',
    delivery: 'Доставим {date}',
    deliveryAlways: 'Доставим к выбранному дню',
    deliveryHint: '{city}, с выбором времени',
    deliveryHintAlways: 'С выбором четырёх часов',
    stores:
      '{count, plural, one {# магазин в городе} few {# магазина в городе} other {# магазинов в городе}}',
    storesAlways: 'Магазины и шоурумы',
    storesHint: 'Посидеть и потрогать ткань',
    assembly: 'Соберём сами',
    assemblyHint: 'За {assemblyPercent} % цены',
    returns: 'Возврат 14 дней',
    returnsHint: 'Гарантия до 24 месяцев',
  },
  sections: 'Каталог',
  allSections: 'Все разделы',
  hits: 'Хиты',
  allHits: 'Все хиты',
  sale: 'Скидки',
  allSale: 'Все скидки',
  stores: 'Магазины рядом',
  storesText: 'Приезжайте посидеть, полежать и потрогать ткань: образцы есть в каждом магазине.',
  storesAction: 'Адреса и телефоны',
} as const

const kk: TextShape<typeof ru> = {
  title: 'Жеткізіп, құрастырып беретін жиһаз',
  description:
    '«{shopName}» жиһаз интернет-дүкені: дивандар, төсектер, шкафтар мен үстелдер, күніне жеткізу, құрастыру және кепілдік.',
  hero: {
    title: 'Жарығы мол бөлме',
    text: 'Зығыр, емен және сабырлы сызықтар: бір-біріне жарасатын заттар',
    action: 'Каталогты қарау',
    scene: 'Диван, кресло, үстел және торшер тұрған жарық қонақ бөлме',
    label: 'Бөлме идеялары',
  },
  facts: {
    label: 'Бізбен неге ыңғайлы',
    delivery: '{date} жеткіземіз',
    deliveryAlways: 'Таңдаған күніңізге жеткіземіз',
    deliveryHint: '{city}, уақытын таңдап',
    deliveryHintAlways: 'Төрт сағатты таңдап',
    stores: '{count, plural, other {қалада # дүкен}}',
    storesAlways: 'Дүкендер мен шоурумдар',
    storesHint: 'Отырып, матасын ұстап көру',
    assembly: 'Өзіміз құрастырамыз',
    assemblyHint: 'Бағаның {assemblyPercent} %-ына',
    returns: 'Қайтару 14 күн',
    returnsHint: 'Кепілдік 24 айға дейін',
  },
  sections: 'Каталог',
  allSections: 'Барлық бөлімдер',
  hits: 'Хиттер',
  allHits: 'Барлық хиттер',
  sale: 'Жеңілдіктер',
  allSale: 'Барлық жеңілдіктер',
  stores: 'Жақын дүкендер',
  storesText: 'Келіп отырып, жатып, матасын ұстап көріңіз: үлгілер әр дүкенде бар.',
  storesAction: 'Мекенжайлар мен телефондар',
}

const en: TextShape<typeof ru> = {
  title: 'Furniture delivered and assembled',
  description:
    '{shopName}, the furniture shop: sofas, beds, wardrobes and tables with delivery to a date, assembly and warranty.',
  hero: {
    title: 'A room full of light',
    text: 'Linen, oak and calm lines: things that suit one another',
    action: 'See the catalogue',
    scene: 'A bright living room with a sofa, an armchair, a table and a lamp',
    label: 'Room ideas',
  },
  facts: {
    label: 'Why it is easy with us',
    delivery: 'Delivery on {date}',
    deliveryAlways: 'Delivery on the day you choose',
    deliveryHint: '{city}, at a time you choose',
    deliveryHintAlways: 'Within four hours you choose',
    stores: '{count, plural, one {# store in the city} other {# stores in the city}}',
    storesAlways: 'Stores and showrooms',
    storesHint: 'Sit down and touch the cloth',
    assembly: 'We assemble it',
    assemblyHint: 'For {assemblyPercent} % of the price',
    returns: 'Return within 14 days',
    returnsHint: 'Warranty up to 24 months',
  },
  sections: 'Catalogue',
  allSections: 'All sections',
  hits: 'Bestsellers',
  allHits: 'All bestsellers',
  sale: 'Sale',
  allSale: 'Everything on sale',
  stores: 'Stores nearby',
  storesText: 'Come and sit, lie down and touch the cloth: every store has samples.',
  storesAction: 'Addresses and phones',
}

/** Texts of the home page, by language. */
export const homePageTexts = { ru, kk, en }
