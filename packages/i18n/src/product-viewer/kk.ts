import type { TextShape } from '../translator/text-shape.ts'
import type { productViewer as source } from './ru.ts'

export const productViewer: TextShape<typeof source> = {
  spin: '360°',
  model: '3D көру',
  inRoom: 'Бөлмеде',
  spinLabel: '{name} жан-жағынан',
  modelLabel: 'Үшөлшемді модель: {name}',
  left: 'Солға бұру',
  right: 'Оңға бұру',
  hint: 'Бұру үшін тартыңыз',
  scan: 'Өз бөлмеңізге қою үшін телефон камерасын бағыттаңыз',
  loading: 'Модель жүктелуде',
  failed: 'Модель жүктелмеді.',
  spinFailed: 'Суреттер жүктелмеді.',
  spinLoading: 'Суреттер жүктелуде',
  spinFinish: 'Суреттердегі өңдеу: «{finish}»',
  spinOther: 'Суреттерде басқа өңдеу',
  modelFinish: 'Модельдегі өңдеу: «{finish}»',
  modelOther: 'Модельде басқа өңдеу',
  modelHint: 'Бұрыңыз, екі саусақпен немесе дөңгелекпен жақындатыңыз',
  noModel:
    'Браузер үшөлшемді модельдерді көрсетпейді. Аппараттық жеделдетуді қосыңыз немесе бетті телефонда ашыңыз.',
  retry: 'Қайталап көру',
  close: 'Жабу',
}
