import { type Language, readLanguage } from '@svetlitsa/domain/language/read-language'

type CaptchaWords = {
  /** Names the widget for readers. */
  label: string
  /** Before and after the thing that is to be pointed at. */
  task: { before: string; after: string }
  wrong: string
  done: string
  things: Record<CaptchaThing, string>
}

/** What a person may be asked to point at. */
export const captchaThings = ['sofa', 'chair', 'lamp', 'wardrobe'] as const

export type CaptchaThing = (typeof captchaThings)[number]

/** What the widget says in the language it is asked for, as SmartCaptcha's `hl` does. */
export const captchaWords: Readonly<Record<Language, CaptchaWords>> = {
  ru: {
    label: 'Проверка, что вы не робот',
    task: { before: 'Учебная капча. Покажите, где здесь ', after: '.' },
    wrong: 'Не то.',
    done: '✓ Вы не робот',
    things: { sofa: 'диван', chair: 'стул', lamp: 'лампа', wardrobe: 'шкаф' },
  },
  kk: {
    label: 'Сіздің робот емес екеніңізді тексеру',
    task: { before: 'Оқу капчасы. Мұнда ', after: ' қайда екенін көрсетіңіз.' },
    wrong: 'Бұл ол емес.',
    done: '✓ Сіз робот емессіз',
    things: { sofa: 'диван', chair: 'орындық', lamp: 'шам', wardrobe: 'шкаф' },
  },
  en: {
    label: 'Check that you are not a robot',
    task: { before: 'A practice captcha. Show where the ', after: ' is.' },
    wrong: 'Not that one.',
    done: '✓ You are not a robot',
    things: { sofa: 'sofa', chair: 'chair', lamp: 'lamp', wardrobe: 'wardrobe' },
  },
}

/** The words of a language that a page names; Russian for every other. */
export function captchaWordsIn(language: unknown): CaptchaWords {
  return captchaWords[readLanguage(language) ?? 'ru']
}
