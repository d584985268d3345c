import type { TextShape } from '../translator/text-shape.ts'
import type { coupon as source } from './ru.ts'

export const coupon: TextShape<typeof source> = {
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
