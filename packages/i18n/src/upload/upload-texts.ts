import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  add: 'Добавить фото',
  camera: 'Сделать фото',
  drop: 'или перетащите сюда, или вставьте из буфера обмена',
  remove: 'Убрать файл {name}',
  cancel: 'Отменить загрузку файла {name}',
  cancelShort: 'Отменить',
  retry: 'Загрузить ещё раз файл {name}',
  retryShort: 'Ещё раз',
  progress: 'Загрузка файла {name}',
  waiting: 'Ждёт очереди',
  hint: 'До {count, plural, one {# файла} other {# файлов}}: JPEG, PNG, WebP, HEIC или PDF до 256 МБ',
  problem: {
    size: 'Файл «{name}» слишком большой: {size} МБ. Можно до {max} МБ.',
    type: 'Файл «{name}» такого типа загрузить нельзя.',
    empty: 'Файл «{name}» пустой.',
    server: 'Файл «{name}» не загружен: сервер ответил кодом {code}.',
    cancelled: 'Загрузка файла «{name}» отменена.',
    many: 'Больше файлов загрузить нельзя: можно до {count}.',
    json: 'Файл «{name}» не загружен: ответ сервера — некорректный JSON.',
    network: 'Файл «{name}» не загружен в облако: ошибка сети.',
  },
} as const

const kk: TextShape<typeof ru> = {
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

const en: TextShape<typeof ru> = {
  add: 'Add photos',
  camera: 'Take a photo',
  drop: 'or drop files here, or paste them from the clipboard',
  remove: 'Remove the file {name}',
  cancel: 'Cancel the upload of {name}',
  cancelShort: 'Cancel',
  retry: 'Upload the file {name} again',
  retryShort: 'Try again',
  progress: 'Uploading {name}',
  waiting: 'Waiting',
  hint: 'Up to {count, plural, one {# file} other {# files}}: JPEG, PNG, WebP, HEIC or PDF up to 256 MB',
  problem: {
    size: 'The file “{name}” is too large: {size} MB. The limit is {max} MB.',
    type: 'A file of the type of “{name}” cannot be uploaded.',
    empty: 'The file “{name}” is empty.',
    server: 'The file “{name}” was not uploaded: the server responded with the code {code}.',
    cancelled: 'The upload of “{name}” was cancelled.',
    many: 'No more files can be uploaded: the limit is {count}.',
    json: 'The file “{name}” was not uploaded: the server sent invalid JSON.',
    network: 'The file “{name}” was not uploaded to the cloud: a network error.',
  },
}

/** Texts of uploads, by language. */
export const uploadTexts = { ru, kk, en }
