import type { coupon as source } from '../ru/coupon.ts'
import type { TextsOf } from '../texts-of.ts'

export const coupon: TextsOf<typeof source> = {
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
