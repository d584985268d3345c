import { languages } from '@svetlitsa/domain/language/language'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { uploadTexts } from '@svetlitsa/i18n/upload/upload-texts'
import { expect, it } from 'vitest'
import { getProblemText } from './get-problem-text.ts'
import type { UploadProblem } from './use-photo-uploads.ts'

const problems: UploadProblem[] = [
  { kind: 'size', bytes: 268_435_457 },
  { kind: 'type' },
  { kind: 'server', code: 503 },
  { kind: 'cancelled' },
  { kind: 'many' },
  { kind: 'json' },
  { kind: 'network' },
  { kind: 'empty' },
]

const messages = {
  ru: [
    'Файл «a.jpg» слишком большой: 257 МБ. Можно до 256 МБ.',
    'Файл «a.jpg» такого типа загрузить нельзя.',
    'Файл «a.jpg» не загружен: сервер ответил кодом 503.',
    'Загрузка файла «a.jpg» отменена.',
    'Больше файлов загрузить нельзя: можно до 5.',
    'Файл «a.jpg» не загружен: ответ сервера — некорректный JSON.',
    'Файл «a.jpg» не загружен в облако: ошибка сети.',
    'Файл «a.jpg» пустой.',
  ],
  kk: [
    '«a.jpg» файлы тым үлкен: 257 МБ. 256 МБ-қа дейін болады.',
    'Мұндай «a.jpg» файлын жүктеуге болмайды.',
    '«a.jpg» файлы жүктелмеді: сервер 503 кодымен жауап берді.',
    '«a.jpg» файлын жүктеу тоқтатылды.',
    'Енді файл жүктеуге болмайды: 5 файлға дейін болады.',
    '«a.jpg» файлы жүктелмеді: сервердің жауабы — қате JSON.',
    '«a.jpg» файлы бұлтқа жүктелмеді: желі қатесі.',
    '«a.jpg» файлы бос.',
  ],
  en: [
    'The file “a.jpg” is too large: 257 MB. The limit is 256 MB.',
    'A file of the type of “a.jpg” cannot be uploaded.',
    'The file “a.jpg” was not uploaded: the server responded with the code 503.',
    'The upload of “a.jpg” was cancelled.',
    'No more files can be uploaded: the limit is 5.',
    'The file “a.jpg” was not uploaded: the server sent invalid JSON.',
    'The file “a.jpg” was not uploaded to the cloud: a network error.',
    'The file “a.jpg” is empty.',
  ],
}

it.each(languages)('[upload.limits] every message names what is wrong: %s', (language) => {
  const t = getTranslator(uploadTexts, language)
  const shown = problems.map((problem) => getProblemText(t, { name: 'a.jpg', problem }, 5))
  expect(shown).toEqual(messages[language])
})
