import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  title: 'Бонусы',
  caption: 'бонусов, 1 бонус = 1 ₽',
  expiry:
    '{date} {count, plural, one {сгорит # бонус} few {сгорят # бонуса} other {сгорит # бонусов}}. Потратьте их раньше.',
  level: {
    title: 'Ваш уровень',
    returnNote: 'возвращаем с каждой покупки',
    first: 'с первой покупки',
    from: 'свыше {sum}',
    progress: 'Куплено на {bought}. До уровня {percent} % осталось {left}',
    highest: 'Куплено на {bought}. Это высший уровень',
  },
  rules: {
    title: 'Как это работает',
    earn: 'Бонусы приходят, когда заказ доставлен и оплачен.',
    spend: 'Бонусами можно оплатить до {percent} % товаров.',
    life: 'Бонусы живут 12 месяцев, первыми тратятся самые старые.',
    more: 'Правила программы',
  },
  operations: 'Операции',
  allOperations: 'Все операции',
  detailTitle: 'История бонусов',
  back: 'К бонусам',
  kinds: {
    grant: 'Подарок магазина',
    earn: 'Начислено за заказ',
    spend: 'Списано в заказе',
    restore: 'Вернулись после отмены или возврата',
    'take-back': 'Сняты после возврата товара',
    expire: 'Сгорели через 12 месяцев',
  },
  order: 'Заказ {number}',
  date: 'Дата',
  what: 'Операция',
  amount: 'Бонусы',
  empty: {
    title: 'Операций пока нет',
    text: 'Первые бонусы придут после первой покупки.',
    go: 'В каталог',
  },
  off: {
    title: 'Бонусов нет',
    text: 'В вашем регионе бонусная программа не действует, или счёт сейчас недоступен.',
    go: 'Ко всем заказам',
  },
  pages: 'Страницы операций',
} as const

const kk: TextShape<typeof ru> = {
  title: 'Бонустар',
  caption: 'бонус, 1 бонус = 1 ₽',
  expiry: '{date} күні {count, plural, other {# бонус күйеді}}. Соған дейін жұмсап үлгеріңіз.',
  level: {
    title: 'Сіздің деңгейіңіз',
    returnNote: 'әр сатып алудан қайтарамыз',
    first: 'бірінші сатып алудан',
    from: '{sum}-ден жоғары',
    progress: '{bought} сомасына сатып алынды. {percent} % деңгейіне дейін {left} қалды',
    highest: '{bought} сомасына сатып алынды. Бұл ең жоғары деңгей',
  },
  rules: {
    title: 'Бұл қалай жұмыс істейді',
    earn: 'Бонустар тапсырыс жеткізіліп, төленгенде түседі.',
    spend: 'Тауардың {percent} %-ына дейін бонуспен төлеуге болады.',
    life: 'Бонустар 12 ай жарамды, алдымен ең ескісі жұмсалады.',
    more: 'Бағдарлама ережелері',
  },
  operations: 'Операциялар',
  allOperations: 'Барлық операция',
  detailTitle: 'Бонустар тарихы',
  back: 'Бонустарға',
  kinds: {
    grant: 'Дүкен сыйлығы',
    earn: 'Тапсырыс үшін есептелді',
    spend: 'Тапсырыста жұмсалды',
    restore: 'Бас тартудан немесе қайтарудан кейін оралды',
    'take-back': 'Тауар қайтарылғаннан кейін алынды',
    expire: '12 айдан кейін жойылды',
  },
  order: '{number} тапсырысы',
  date: 'Күні',
  what: 'Операция',
  amount: 'Бонус',
  empty: {
    title: 'Әзірге операция жоқ',
    text: 'Алғашқы бонустар бірінші сатып алудан кейін келеді.',
    go: 'Каталогқа',
  },
  off: {
    title: 'Бонус жоқ',
    text: 'Өңіріңізде бонустық бағдарлама жұмыс істемейді немесе шот қазір қолжетімсіз.',
    go: 'Барлық тапсырысқа',
  },
  pages: 'Операция беттері',
}

const en: TextShape<typeof ru> = {
  title: 'Bonuses',
  caption: 'bonuses, 1 bonus = 1 ₽',
  expiry:
    '{count, plural, one {# bonus expires} other {# bonuses expire}} on {date}. Spend them before.',
  level: {
    title: 'Your level',
    returnNote: 'back from every purchase',
    first: 'from the first purchase',
    from: 'above {sum}',
    progress: 'Bought for {bought}. {left} left to the level of {percent} %',
    highest: 'Bought for {bought}. This is the highest level',
  },
  rules: {
    title: 'How it works',
    earn: 'Bonuses come once an order is delivered and paid.',
    spend: 'Bonuses pay for up to {percent} % of the items.',
    life: 'Bonuses live for 12 months; the oldest are spent first.',
    more: 'Rules of the programme',
  },
  operations: 'Operations',
  allOperations: 'All operations',
  detailTitle: 'History of bonuses',
  back: 'Back to bonuses',
  kinds: {
    grant: 'A gift from the shop',
    earn: 'Earned by an order',
    spend: 'Spent on an order',
    restore: 'Came back after a cancellation or return',
    'take-back': 'Taken back after a return',
    expire: 'Expired after 12 months',
  },
  order: 'Order {number}',
  date: 'Date',
  what: 'Operation',
  amount: 'Bonuses',
  empty: {
    title: 'No operations yet',
    text: 'The first bonuses come after the first purchase.',
    go: 'To the catalogue',
  },
  off: {
    title: 'No bonuses',
    text: 'The bonus programme does not run in your region, or the account is not available now.',
    go: 'All orders',
  },
  pages: 'Pages of operations',
}

/** Texts of the customer’s bonuses, by language. */
export const customerBonusTexts = { ru, kk, en }
