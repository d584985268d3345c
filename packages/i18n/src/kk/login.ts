import type { login as source } from '../ru/login.ts'
import type { TextsOf } from '../texts-of.ts'

export const login: TextsOf<typeof source> = {
  title: 'Кіру немесе тіркелу',
  phoneHint: 'Кодты SMS арқылы жібереміз. Кабинет әлі жоқ болса, ашамыз.',
  phone: 'Телефон',
  phoneWrong: 'Телефон нөмірі қате енгізілді!',
  getCode: 'Код алу',
  codeTitle: 'SMS коды',
  sentTo: '{phone} нөміріне жібердік',
  code: 'Хабарламадағы алты сан',
  otherPhone: 'Басқа нөмір',
  again: 'Кодты тағы жіберу',
  againIn: 'Жаңа код {time} кейін',
  enter: 'Кіру',
  waiting: 'күтеміз',
  byPassword: 'Құпиясөзбен кіру',
  byCode: 'SMS кодымен кіру',
  passwordTitle: 'Құпиясөзбен кіру',
  loginName: 'Телефон немесе логин',
  password: 'Құпиясөз',
  empty: 'Бұл өрісті толтырыңыз!',
  keeps: 'Себет пен таңдаулы сақталады.',
  staffCode: 'Құпиясөз дұрыс. Енді телефоныңызға жіберілген кодты енгізіңіз.',
  staffPassword: 'Код дұрыс. Қызметкерге құпиясөз де қажет.',
  notSent: 'Хабарлама кетпеді. Қайталап көріңіз.',
  waitSeconds: '{time} кейін қайталаңыз.',
  captcha: 'Робот емес екеніңізді тексеріп жатырмыз. Бірнеше секунд күтіңіз.',
  captchaFailed: 'Тексеру өтпеді. Қайталап көріңіз.',
  welcome: 'Сіз кірдіңіз',
  basketChanged:
    'Себет бұрын таңдағаныңызбен толықтырылды. Кейбір заттардың санын азайттық: мұнша жоқ.',
}
