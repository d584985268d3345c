import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  spin: '360°',
  model: '3D примерка',
  inRoom: 'В комнате',
  spinLabel: '{name} со всех сторон',
  modelLabel: 'Трёхмерная модель: {name}',
  left: 'Повернуть влево',
  right: 'Повернуть вправо',
  hint: 'Потяните, чтобы повернуть',
  scan: 'Наведите камеру телефона, чтобы поставить в своей комнате',
  loading: 'Загружаем модель',
  failed: 'Модель не загрузилась.',
  spinFailed: 'Снимки не загрузились.',
  spinLoading: 'Загружаем снимки',
  spinFinish: 'На снимках отделка «{finish}»',
  spinOther: 'На снимках другая отделка',
  modelFinish: 'На модели отделка «{finish}»',
  modelOther: 'На модели другая отделка',
  modelHint: 'Поверните, приблизьте двумя пальцами или колесом',
  noModel:
    'Браузер не показывает трёхмерные модели. Включите аппаратное ускорение или откройте страницу на телефоне.',
  retry: 'Попробовать ещё раз',
  close: 'Закрыть',
} as const

const kk: TextShape<typeof ru> = {
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

const en: TextShape<typeof ru> = {
  spin: '360°',
  model: '3D view',
  inRoom: 'In my room',
  spinLabel: '{name} from all sides',
  modelLabel: 'Three-dimensional model: {name}',
  left: 'Turn left',
  right: 'Turn right',
  hint: 'Drag to turn',
  scan: 'Point your phone at the code to place it in your room',
  loading: 'Loading the model',
  failed: 'The model did not load.',
  spinFailed: 'The pictures did not load.',
  spinLoading: 'Loading the pictures',
  spinFinish: 'Pictured in “{finish}”',
  spinOther: 'Pictured in another finish',
  modelFinish: 'The model wears “{finish}”',
  modelOther: 'The model wears another finish',
  modelHint: 'Turn it, zoom with two fingers or the wheel',
  noModel:
    'This browser does not show three-dimensional models. Switch hardware acceleration on or open the page on a phone.',
  retry: 'Try again',
  close: 'Close',
}

/** Texts of the 360° view, 3D and AR, by language. */
export const productViewerTexts = { ru, kk, en }
