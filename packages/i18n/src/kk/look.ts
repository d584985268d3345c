import type { look as source } from '../ru/look.ts'
import type { TextsOf } from '../texts-of.ts'

export const look: TextsOf<typeof source> = {
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
  retry: 'Қайталап көру',
  close: 'Жабу',
}
