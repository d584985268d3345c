import type { TextShape } from '../translator/text-shape.ts'
import type { loginRefusal as ru } from './ru.ts'

export const loginRefusal: TextShape<typeof ru> = {
  phone_wrong: 'Телефон нөмірі қате енгізілді!',
  code_too_soon: 'Жаңа кодты {seconds} с кейін сұрауға болады.',
  codes_spent: 'Бүгін бұл нөмірге тым көп код жіберілді. Ертең қайталап көріңіз.',
  address_spent: 'Код тым жиі сұралды. {minutes} мин кейін қайталаңыз.',
  code_wrong: 'Код қате. Қалған әрекет саны: {left}.',
  code_over: 'Әрекеттер таусылды. Жаңа код сұраңыз.',
  code_expired: 'Кодтың мерзімі өтті. Жаңасын сұраңыз.',
  password_wrong: 'Логин немесе құпиясөз қате.',
  password_too_soon: 'Әрекет тым көп. {seconds} с кейін қайталаңыз.',
  password_needed: 'Құпиясөзді енгізіңіз: қызметкерлерге код жеткіліксіз.',
  captcha_needed: 'Робот емес екеніңізді растаңыз.',
  captcha_failed: 'Тексеруден өтпедіңіз. Қайталап көріңіз.',
  old_password_wrong: 'Ескі құпиясөз сәйкес келмеді.',
  phone_same: 'Бұл сіздің қазіргі нөміріңіз.',
  sms_failed: 'СМС жіберілмеді. Кейінірек қайталап көріңіз.',
}
