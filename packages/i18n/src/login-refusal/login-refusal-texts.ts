import type { TextShape } from '../translator/text-shape.ts'

/** Names in braces are placeholders. */
const ru = {
  phone_wrong: 'Номер телефона введён неверно!',
  code_too_soon: 'Новый код можно запросить через {seconds} с.',
  codes_spent: 'На этот номер сегодня отправлено слишком много кодов. Попробуйте завтра.',
  address_spent: 'Слишком много запросов кода. Повторите через {minutes} мин.',
  code_wrong: 'Неверный код. Осталось попыток: {left}.',
  code_over: 'Попытки закончились. Запросите новый код.',
  code_expired: 'Код устарел. Запросите новый.',
  password_wrong: 'Неверный логин или пароль.',
  password_too_soon: 'Слишком много попыток. Повторите через {seconds} с.',
  password_needed: 'Введите пароль: для сотрудников кода недостаточно.',
  captcha_needed: 'Подтвердите, что вы не робот.',
  captcha_failed: 'Проверка не пройдена. Попробуйте ещё раз.',
  old_password_wrong: 'Старый пароль не подошёл.',
  phone_same: 'Это ваш нынешний номер.',
  sms_failed: 'Не удалось отправить СМС. Попробуйте ещё раз позже.',
} as const

const kk: TextShape<typeof ru> = {
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

const en: TextShape<typeof ru> = {
  phone_wrong: 'The phone number is wrong!',
  code_too_soon: 'You can ask for a new code in {seconds} s.',
  codes_spent: 'Too many codes were sent to this number today. Try again tomorrow.',
  address_spent: 'Codes were asked for too often. Try again in {minutes} min.',
  code_wrong: 'Wrong code. Tries left: {left}.',
  code_over: 'No tries left. Ask for a new code.',
  code_expired: 'The code is too old. Ask for a new one.',
  password_wrong: 'Wrong login or password.',
  password_too_soon: 'Too many tries. Try again in {seconds} s.',
  password_needed: 'Enter your password: a code is not enough for staff.',
  captcha_needed: 'Confirm that you are not a robot.',
  captcha_failed: 'The check failed. Try again.',
  old_password_wrong: 'The old password is wrong.',
  phone_same: 'This is your present number.',
  sms_failed: 'The SMS could not be sent. Try again later.',
}

/** Texts of the fields `error` and `sendSmsError` of the login calls, by language. */
export const loginRefusalTexts = { ru, kk, en }
