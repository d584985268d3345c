import type { TextShape } from '../translator/text-shape.ts'
import type { subscription as source } from './ru.ts'

export const subscription: TextShape<typeof source> = {
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
