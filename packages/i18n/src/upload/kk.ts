import type { TextShape } from '../translator/text-shape.ts'
import type { upload as source } from './ru.ts'

export const upload: TextShape<typeof source> = {
  add: 'Фото қосу',
  camera: 'Фотоға түсіру',
  drop: 'немесе осында сүйреп әкеліңіз, не алмасу буферінен қойыңыз',
  remove: '{name} файлын алып тастау',
  cancel: '{name} файлын жүктеуді тоқтату',
  cancelShort: 'Тоқтату',
  retry: '{name} файлын қайта жүктеу',
  retryShort: 'Қайталау',
  progress: '{name} файлы жүктелуде',
  waiting: 'Кезекте тұр',
  hint: 'Ең көбі {count, plural, other {# файл}}: 256 МБ-қа дейінгі JPEG, PNG, WebP, HEIC немесе PDF',
  problem: {
    size: '«{name}» файлы тым үлкен: {size} МБ. {max} МБ-қа дейін болады.',
    type: 'Мұндай «{name}» файлын жүктеуге болмайды.',
    empty: '«{name}» файлы бос.',
    server: '«{name}» файлы жүктелмеді: сервер {code} кодымен жауап берді.',
    cancelled: '«{name}» файлын жүктеу тоқтатылды.',
    many: 'Енді файл жүктеуге болмайды: {count} файлға дейін болады.',
    json: '«{name}» файлы жүктелмеді: сервердің жауабы — қате JSON.',
    network: '«{name}» файлы бұлтқа жүктелмеді: желі қатесі.',
  },
}
