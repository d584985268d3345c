import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  title: 'Бонусы начислены',
  failedTitle: 'Бонусы не начислены',
  /** Prefix of the line in the browser console, the same in every language (rule.bonus-accrual). */
  logLine: 'Ошибка:',
  done: '{amount, plural, one {# бонус записан} few {# бонуса записаны} other {# бонусов записаны}} на ваш номер. Войдите с ним, чтобы потратить.',
  repeated: 'Бонусы по этой акции на ваш номер уже начислены.',
  phoneWrong: 'В ссылке неверный номер телефона.',
  unknown: 'Эта акция закончилась, или в ссылке опечатка.',
  failed: 'Не удалось начислить бонусы. Откройте ссылку ещё раз немного позже.',
} as const

const kk: TextShape<typeof ru> = {
  title: 'Бонустар есептелді',
  failedTitle: 'Бонустар есептелмеді',
  logLine: ru.logLine,
  done: '{amount, plural, other {Сіздің нөміріңізге # бонус жазылды}}. Жұмсау үшін осы нөмірмен кіріңіз.',
  repeated: 'Осы акция бойынша бонустар нөміріңізге бұрын есептелген.',
  phoneWrong: 'Сілтемедегі телефон нөмірі қате.',
  unknown: 'Бұл акция аяқталды немесе сілтемеде қате бар.',
  failed: 'Бонустарды есептеу мүмкін болмады. Сілтемені сәл кейінірек қайта ашыңыз.',
}

const en: TextShape<typeof ru> = {
  title: 'Bonuses credited',
  failedTitle: 'No bonuses credited',
  logLine: ru.logLine,
  done: '{amount, plural, one {# bonus is} other {# bonuses are}} kept for your number. Log in with it to spend them.',
  repeated: 'The bonuses of this promotion have already been credited to your number.',
  phoneWrong: 'The phone number in the link is wrong.',
  unknown: 'This promotion is over, or the link has a misprint.',
  failed: 'The bonuses could not be credited. Please open the link again a little later.',
}

/** Messages about bonuses granted by a link in an e-mail, by language. */
export const bonusAccrualTexts = { ru, kk, en }
