import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  label: 'Промокод',
  apply: 'Применить',
  applied: 'Промокод {code} действует',
  drop: 'Убрать',
  waiting: 'проверяем',
  refusals: {
    phone: 'Введите номер телефона',
    unknown: 'Такого промокода нет',
    'not-started': 'Промокод ещё не действует',
    expired: 'Срок промокода закончился',
    'used-up': 'Промокод уже использован',
    'used-by-phone': 'Вы уже использовали этот промокод',
    'minimum-basket': 'Для этого промокода не хватает суммы заказа',
    'no-fitting-goods': 'Промокод не действует на товары в корзине',
  },
} as const

const kk: TextShape<typeof ru> = {
  label: 'Промокод',
  apply: 'Қолдану',
  applied: '{code} промокоды жарамды',
  drop: 'Алып тастау',
  waiting: 'тексереміз',
  refusals: {
    phone: 'Телефон нөмірін енгізіңіз',
    unknown: 'Мұндай промокод жоқ',
    'not-started': 'Промокод әлі күшіне енген жоқ',
    expired: 'Промокодтың мерзімі аяқталды',
    'used-up': 'Промокод пайдаланылып қойған',
    'used-by-phone': 'Сіз бұл промокодты пайдаланғансыз',
    'minimum-basket': 'Бұл промокод үшін тапсырыс сомасы жеткіліксіз',
    'no-fitting-goods': 'Промокод себеттегі тауарларға қолданылмайды',
  },
}

const en: TextShape<typeof ru> = {
  label: 'Promo code',
  apply: 'Apply',
  applied: 'Promo code {code} works',
  drop: 'Drop',
  waiting: 'checking',
  refusals: {
    phone: 'Enter your phone number',
    unknown: 'There is no such promo code',
    'not-started': 'The promo code is not valid yet',
    expired: 'The promo code has expired',
    'used-up': 'The promo code has been used',
    'used-by-phone': 'You have used this promo code already',
    'minimum-basket': 'The order is too small for this promo code',
    'no-fitting-goods': 'The promo code does not apply to these goods',
  },
}

/** Texts about promo codes, by language. */
export const couponTexts = { ru, kk, en }
