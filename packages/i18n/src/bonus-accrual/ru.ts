export const bonusAccrual = {
  title: 'Бонусы начислены',
  failedTitle: 'Бонусы не начислены',
  /** Prefix of the line in the browser console (rule.bonus-accrual). */
  logLine: 'Ошибка:',
  done: '{amount, plural, one {# бонус записан} few {# бонуса записаны} other {# бонусов записаны}} на ваш номер. Войдите с ним, чтобы потратить.',
  repeated: 'Бонусы по этой акции на ваш номер уже начислены.',
  phoneWrong: 'В ссылке неверный номер телефона.',
  unknown: 'Эта акция закончилась, или в ссылке опечатка.',
  failed: 'Не удалось начислить бонусы. Откройте ссылку ещё раз немного позже.',
} as const
