import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  title: 'Оплатить бонусами',
  spent:
    '{count, plural, one {Списываем # бонус} few {Списываем # бонуса} other {Списываем # бонусов}}',
  drop: 'Не списывать',
  intro: 'Один бонус — один рубль. Бонусами можно оплатить до {percent} % товаров.',
  check: 'Проверить бонусы',
  checking: 'проверяем',
  none: 'На этом номере пока нет бонусов. Они появятся после первой покупки.',
  found: 'На этом номере есть бонусы. Подтвердите его кодом из СМС.',
  send: 'Получить код',
  sending: 'отправляем',
  sentTo: 'Отправили код на {phone}',
  code: 'Код из СМС',
  again: 'Отправить код ещё раз',
  againIn: 'Новый код через {time}',
  balance: '{count, plural, one {У вас # бонус} few {У вас # бонуса} other {У вас # бонусов}}',
  allowed:
    '{count, plural, one {На этот заказ можно потратить # бонус} few {На этот заказ можно потратить # бонуса} other {На этот заказ можно потратить # бонусов}}',
  sum: 'Сколько бонусов списать',
  apply: 'Списать',
  applyAll: 'Списать все доступные',
  applying: 'списываем',
  limited:
    '{count, plural, one {Можно потратить не больше # бонуса} other {Можно потратить не больше # бонусов}}',
  reduced:
    '{count, plural, one {Корзина изменилась: теперь списываем # бонус} few {Корзина изменилась: теперь списываем # бонуса} other {Корзина изменилась: теперь списываем # бонусов}}',
  phone: 'Введите номер телефона',
  whole: 'Введите целое число',
  failed: 'Не удалось проверить бонусы. Заказ можно оформить без них.',
  notSent: 'Не удалось отправить код. Повторите немного позже.',
  notChecked: 'Не удалось проверить код. Повторите немного позже.',
} as const

const kk: TextShape<typeof ru> = {
  title: 'Бонустармен төлеу',
  spent: '{count, plural, other {# бонус жұмсалады}}',
  drop: 'Жұмсамау',
  intro: 'Бір бонус — бір рубль. Бонустармен тауарлардың {percent} %-ына дейін төлеуге болады.',
  check: 'Бонустарды тексеру',
  checking: 'тексереміз',
  none: 'Бұл нөмірде әзірге бонус жоқ. Олар алғашқы сатып алудан кейін пайда болады.',
  found: 'Бұл нөмірде бонустар бар. Оны СМС-тегі кодпен растаңыз.',
  send: 'Код алу',
  sending: 'жібереміз',
  sentTo: 'Код {phone} нөміріне жіберілді',
  code: 'СМС-тегі код',
  again: 'Кодты қайта жіберу',
  againIn: 'Жаңа код {time} кейін',
  balance: '{count, plural, other {Сізде # бонус бар}}',
  allowed: '{count, plural, other {Бұл тапсырысқа # бонус жұмсауға болады}}',
  sum: 'Қанша бонус жұмсау керек',
  apply: 'Жұмсау',
  applyAll: 'Қолжетімдінің бәрін жұмсау',
  applying: 'жұмсаймыз',
  limited: '{count, plural, other {# бонустан артық жұмсауға болмайды}}',
  reduced: '{count, plural, other {Себет өзгерді: енді # бонус жұмсалады}}',
  phone: 'Телефон нөмірін енгізіңіз',
  whole: 'Бүтін сан енгізіңіз',
  failed: 'Бонустарды тексеру мүмкін болмады. Тапсырысты оларсыз рәсімдеуге болады.',
  notSent: 'Кодты жіберу мүмкін болмады. Сәл кейінірек қайталаңыз.',
  notChecked: 'Кодты тексеру мүмкін болмады. Сәл кейінірек қайталаңыз.',
}

const en: TextShape<typeof ru> = {
  title: 'Pay with bonuses',
  spent: '{count, plural, one {# bonus is spent} other {# bonuses are spent}}',
  drop: 'Do not spend',
  intro: 'One bonus is one rouble. Bonuses can pay for up to {percent} % of the goods.',
  check: 'Check the bonuses',
  checking: 'checking',
  none: 'This number has no bonuses yet. They come after the first purchase.',
  found: 'This number has bonuses. Confirm it with the code from the SMS.',
  send: 'Get a code',
  sending: 'sending',
  sentTo: 'The code was sent to {phone}',
  code: 'Code from the SMS',
  again: 'Send the code again',
  againIn: 'A new code in {time}',
  balance: '{count, plural, one {You have # bonus} other {You have # bonuses}}',
  allowed:
    '{count, plural, one {# bonus can be spent on this order} other {# bonuses can be spent on this order}}',
  sum: 'Bonuses to spend',
  apply: 'Spend',
  applyAll: 'Spend all that are allowed',
  applying: 'spending',
  limited:
    '{count, plural, one {No more than # bonus can be spent} other {No more than # bonuses can be spent}}',
  reduced:
    '{count, plural, one {The cart has changed: # bonus is spent now} other {The cart has changed: # bonuses are spent now}}',
  phone: 'Enter your phone number',
  whole: 'Enter a whole number',
  failed: 'The bonuses could not be checked. The order can be placed without them.',
  notSent: 'The code could not be sent. Please try again a little later.',
  notChecked: 'The code could not be checked. Please try again a little later.',
}

/** Texts about spending bonuses, by language. */
export const bonusTexts = { ru, kk, en }
