import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  label: 'Магазин на экране телефона',
  text: 'Поставьте «{shopName}» на экран: откроется быстрее и без адресной строки.',
  short: 'Приложение магазина',
  install: 'Установить',
  cancel: 'Не сейчас',
  shortcuts: { catalog: 'Каталог', sale: 'Скидки', basket: 'Корзина', orders: 'Мои заказы' },
  offlineTitle: 'Нет связи',
  offlineText:
    'Проверьте интернет. Цены и наличие мы показываем только свежие, поэтому без связи их нет.',
  offlineRetry: 'Открыть ещё раз',
} as const

const kk: TextShape<typeof ru> = {
  label: 'Дүкен телефон экранында',
  text: '«{shopName}» қолданбасын экранға орнатыңыз: тезірек және мекенжай жолағынсыз ашылады.',
  short: 'Дүкен қолданбасы',
  install: 'Орнату',
  cancel: 'Қазір емес',
  shortcuts: { catalog: 'Каталог', sale: 'Жеңілдіктер', basket: 'Себет', orders: 'Тапсырыстарым' },
  offlineTitle: 'Байланыс жоқ',
  offlineText:
    'Интернетті тексеріңіз. Баға мен қолда барын тек жаңасын көрсетеміз, сондықтан байланыссыз олар жоқ.',
  offlineRetry: 'Қайта ашу',
}

const en: TextShape<typeof ru> = {
  label: 'The shop on your home screen',
  text: 'Put {shopName} on your screen: it opens faster and without the address bar.',
  short: 'The shop as an app',
  install: 'Install',
  cancel: 'Not now',
  shortcuts: { catalog: 'Catalogue', sale: 'Sale', basket: 'Cart', orders: 'My orders' },
  offlineTitle: 'No connection',
  offlineText:
    'Check the internet. We only show fresh prices and stock, so there are none without it.',
  offlineRetry: 'Open again',
}

/** Texts about the installed app (PWA), by language. */
export const pwaTexts = { ru, kk, en }
