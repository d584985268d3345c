import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  block: 'Подписка на письма',
  title: '{amount, plural, one {# бонус} few {# бонуса} other {# бонусов}} за подписку',
  titlePlain: 'Письма о новой мебели',
  text: 'Раз в две недели пишем о новинках, распродажах и о том, как обставить дом. Один бонус — один рубль.',
  textPlain: 'Раз в две недели пишем о новинках, распродажах и о том, как обставить дом.',
  open: 'Подписаться',
  phone: 'Телефон',
  email: 'Email',
  submit: 'Подписаться',
  sending: 'Подписываем',
  consent:
    'Я подтверждаю ознакомление с политикой конфиденциальности и даю согласие на обработку персональных данных',
  policy: 'Политика конфиденциальности',
  phoneWrong: 'Номер телефона введён неверно!',
  emailWrong: 'Email введён неверно!',
  empty: 'Заполните это поле!',
  failed: 'Что-то пошло не так, повторите попытку позднее',
  failedTitle: 'Не получилось',
  done: 'Вы подписаны. Первое письмо придёт в ближайшие две недели.',
  doneBonus:
    'Вы подписаны. {amount, plural, one {# бонус придёт} few {# бонуса придут} other {# бонусов придут}} на ваш номер, если он подписан впервые: войдите с ним, чтобы потратить.',
} as const

const kk: TextShape<typeof ru> = {
  block: 'Хаттарға жазылу',
  title: '{amount, plural, other {Жазылғаныңызға # бонус}}',
  titlePlain: 'Жаңа жиһаз туралы хаттар',
  text: 'Екі аптада бір рет жаңалықтар, жеңілдіктер және үйді жайғастыру туралы жазамыз. Бір бонус — бір рубль.',
  textPlain: 'Екі аптада бір рет жаңалықтар, жеңілдіктер және үйді жайғастыру туралы жазамыз.',
  open: 'Жазылу',
  phone: 'Телефон',
  email: 'Email',
  submit: 'Жазылу',
  sending: 'Жазып жатырмыз',
  consent:
    'Құпиялылық саясатымен танысқанымды растаймын және жеке деректерімді өңдеуге келісім беремін',
  policy: 'Құпиялылық саясаты',
  phoneWrong: 'Телефон нөмірі қате енгізілді!',
  emailWrong: 'Email қате енгізілді!',
  empty: 'Бұл өрісті толтырыңыз!',
  failed: 'Бірдеңе дұрыс болмады, кейінірек қайталап көріңіз',
  failedTitle: 'Болмады',
  done: 'Сіз жазылдыңыз. Алғашқы хат екі апта ішінде келеді.',
  doneBonus:
    'Сіз жазылдыңыз. Нөміріңіз алғаш рет жазылса, оған {amount, plural, other {# бонус түседі}}: жұмсау үшін осы нөмірмен кіріңіз.',
}

const en: TextShape<typeof ru> = {
  block: 'Newsletter',
  title: '{amount, plural, one {# bonus} other {# bonuses}} for subscribing',
  titlePlain: 'Letters about new furniture',
  text: 'Every two weeks we write about new things, sales and how to furnish a home. One bonus is worth one rouble.',
  textPlain: 'Every two weeks we write about new things, sales and how to furnish a home.',
  open: 'Subscribe',
  phone: 'Phone',
  email: 'Email',
  submit: 'Subscribe',
  sending: 'Subscribing',
  consent:
    'I confirm that I have read the privacy policy and agree to the processing of my personal data',
  policy: 'Privacy policy',
  phoneWrong: 'The phone number is wrong!',
  emailWrong: 'The email is wrong!',
  empty: 'Please fill in this field!',
  failed: 'Something went wrong, please try again later',
  failedTitle: 'It did not work',
  done: 'You are subscribed. The first letter will come within two weeks.',
  doneBonus:
    'You are subscribed. {amount, plural, one {# bonus} other {# bonuses}} will come to your number if it subscribes for the first time: log in with it to spend them.',
}

/** Texts of the newsletter form, by language. */
export const subscriptionTexts = { ru, kk, en }
