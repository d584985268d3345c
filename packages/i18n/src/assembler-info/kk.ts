import type { TextShape } from '../translator/text-shape.ts'
import type { assemblerInfo as source } from './ru.ts'

export const assemblerInfo: TextShape<typeof source> = {
  title: 'Сіздің жинаушыңыз',
  text: 'Жиһазды үйіңізде жинайды',
  since: '«{shopName}» дүкенінде {day} бастап',
  isActive: '«{shopName}» дүкенінде жұмыс істейді',
  isFormer:
    '«{shopName}» дүкенінде енді жұмыс істемейді. Үйге кіргізбеңіз және бізге қоңырау шалыңыз.',
  questions: 'Күмәніңіз болса, жинау басталмай тұрып бізге қоңырау шалыңыз.',
  notFound: {
    title: 'Мұндай жинаушы жоқ',
    text: 'Хабарламадағы сілтемені тексеріңіз немесе бізге қоңырау шалыңыз.',
  },
}
