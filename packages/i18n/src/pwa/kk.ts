import type { TextShape } from '../translator/text-shape.ts'
import type { pwa as source } from './ru.ts'

export const pwa: TextShape<typeof source> = {
  label: 'Дүкен телефон экранында',
  text: '«{shopName}» қолданбасын экранға орнатыңыз: тезірек және мекенжай жолағынсыз ашылады.',
  short: 'Дүкен қолданбасы',
  install: 'Орнату',
  cancel: 'Қазір емес',
  shortcuts: { catalog: 'Каталог', sale: 'Жеңілдіктер', basket: 'Себет', orders: 'Тапсырыстарым' },
  offlineTitle: 'Байланыс жоқ',
  offlineText:
    'Интернетті тексеріңіз. Баға мен қолда барын тек жаңасын көрсетеміз, сондықтан байланыссыз олар жоқ.',
  offlineRetry: 'Қайта ашу',
}
