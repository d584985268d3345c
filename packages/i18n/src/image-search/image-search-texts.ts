import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  title: 'Поиск по фото',
  lead: 'Сфотографируйте вещь или загрузите картинку — найдём похожие.',
  drop: 'Перетащите картинку сюда, вставьте из буфера или выберите файл',
  dropNow: 'Отпустите: мы возьмём картинку',
  choose: 'Выбрать файл',
  camera: 'Сделать фото',
  limits:
    'JPEG, PNG, WebP или AVIF до 25 МБ. Фото не сохраняем, только его приметы и только на сутки.',
  crop: 'Обведите вещь, которую ищете',
  cropHint:
    'Потяните за углы рамки. С клавиатуры: стрелки двигают, Shift со стрелками меняет размер.',
  frame: 'Рамка вокруг вещи',
  find: 'Найти похожее',
  finding: 'Ищем',
  another: 'Другое фото',
  whole: 'Вся картинка',
  results: 'Похожие товары',
  asked: 'Ваше фото',
  notPicture: 'Это не картинка. Подойдут JPEG, PNG, WebP и AVIF.',
  tooLarge: 'Файл больше 25 МБ. Выберите картинку поменьше.',
  failed: 'Не получилось отправить фото. Проверьте связь и попробуйте ещё раз.',
  expired: 'Эти результаты уже не хранятся',
  expiredHint: 'Приметы фото мы помним только сутки. Загрузите его ещё раз.',
  nothing: 'Похожего не нашли',
  nothingHint: 'Снимите вещь крупнее, при дневном свете и на ровном фоне или обведите её точнее.',
  noScripts: 'Чтобы искать по фото, включите в браузере JavaScript.',
} as const

const kk: TextShape<typeof ru> = {
  title: 'Фото бойынша іздеу',
  lead: 'Затты суретке түсіріңіз немесе сурет жүктеңіз — ұқсастарын табамыз.',
  drop: 'Суретті осында сүйреңіз, буферден қойыңыз немесе файлды таңдаңыз',
  dropNow: 'Жіберіңіз: суретті аламыз',
  choose: 'Файлды таңдау',
  camera: 'Суретке түсіру',
  limits:
    '25 МБ-қа дейінгі JPEG, PNG, WebP немесе AVIF. Фотоны сақтамаймыз, тек белгілерін бір тәулікке.',
  crop: 'Іздеген затыңызды қоршаңыз',
  cropHint:
    'Жақтаудың бұрыштарынан тартыңыз. Пернетақтадан: бағыттауыштар жылжытады, Shift өлшемін өзгертеді.',
  frame: 'Зат айналасындағы жақтау',
  find: 'Ұқсасын табу',
  finding: 'Іздеп жатырмыз',
  another: 'Басқа фото',
  whole: 'Бүкіл сурет',
  results: 'Ұқсас тауарлар',
  asked: 'Сіздің фотоңыз',
  notPicture: 'Бұл сурет емес. JPEG, PNG, WebP және AVIF жарайды.',
  tooLarge: 'Файл 25 МБ-тан үлкен. Кішірек сурет таңдаңыз.',
  failed: 'Фотоны жіберу мүмкін болмады. Байланысты тексеріп, қайталап көріңіз.',
  expired: 'Бұл нәтижелер енді сақталмайды',
  expiredHint: 'Фотоның белгілерін бір тәулік қана есте сақтаймыз. Оны қайта жүктеңіз.',
  nothing: 'Ұқсасы табылмады',
  nothingHint:
    'Затты іріірек, күндізгі жарықта және тегіс фонда түсіріңіз немесе дәлірек қоршаңыз.',
  noScripts: 'Фото бойынша іздеу үшін браузерде JavaScript қосыңыз.',
} as const

const en: TextShape<typeof ru> = {
  title: 'Search by photo',
  lead: 'Photograph a thing or upload a picture, and we find what looks like it.',
  drop: 'Drop a picture here, paste it or choose a file',
  dropNow: 'Let go: we take the picture',
  choose: 'Choose a file',
  camera: 'Take a photo',
  limits:
    'JPEG, PNG, WebP or AVIF up to 25 MB. The photo is not kept, only its traits and only for a day.',
  crop: 'Frame the thing you look for',
  cropHint:
    'Pull the corners of the frame. With the keyboard: arrows move it, Shift with arrows resizes it.',
  frame: 'Frame round the thing',
  find: 'Find similar',
  finding: 'Searching',
  another: 'Another photo',
  whole: 'Whole picture',
  results: 'Similar goods',
  asked: 'Your photo',
  notPicture: 'This is not a picture. JPEG, PNG, WebP and AVIF will do.',
  tooLarge: 'The file is larger than 25 MB. Choose a smaller picture.',
  failed: 'The photo could not be sent. Check the connection and try again.',
  expired: 'These results are no longer kept',
  expiredHint: 'We remember the traits of a photo for one day. Upload it again.',
  nothing: 'Nothing similar was found',
  nothingHint:
    'Take the thing closer, in daylight and on an even ground, or frame it more exactly.',
  noScripts: 'To search by photo, turn JavaScript on in your browser.',
} as const

/** Texts of the image search, by language. */
export const imageSearchTexts = { ru, kk, en }
