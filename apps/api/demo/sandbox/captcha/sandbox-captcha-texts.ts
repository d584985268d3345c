import { type Language, parseLanguage } from '@svetlitsa/domain/language/language'

type CaptchaTexts = {
  /** Accessible name of the widget. */
  label: string
  /** Text before and after the item to point at. */
  task: { before: string; after: string }
  wrong: string
  done: string
  items: Record<CaptchaItem, string>
}

/** Items that a task may ask for. */
export const captchaItems = ['sofa', 'chair', 'lamp', 'wardrobe'] as const

export type CaptchaItem = (typeof captchaItems)[number]

/** Texts of the widget by language, selected like SmartCaptcha's `hl`. */
export const captchaTexts: Readonly<Record<Language, CaptchaTexts>> = {
  ru: {
    label: 'Проверка, что вы не робот',
    task: { before: 'Учебная капча. Покажите, где здесь ', after: '.' },
    wrong: 'Не то.',
    done: '✓ Вы не робот',
    items: { sofa: 'диван', chair: 'стул', lamp: 'лампа', wardrobe: 'шкаф' },
  },
  kk: {
    label: 'Сіздің робот емес екеніңізді тексеру',
    task: { before: 'Оқу капчасы. Мұнда ', after: ' қайда екенін көрсетіңіз.' },
    wrong: 'Бұл ол емес.',
    done: '✓ Сіз робот емессіз',
    items: { sofa: 'диван', chair: 'орындық', lamp: 'шам', wardrobe: 'шкаф' },
  },
  en: {
    label: 'Check that you are not a robot',
    task: { before: 'A practice captcha. Show where the ', after: ' is.' },
    wrong: 'Not that one.',
    done: '✓ You are not a robot',
    items: { sofa: 'sofa', chair: 'chair', lamp: 'lamp', wardrobe: 'wardrobe' },
  },
}

/** The texts of a page's language; Russian if the language is unknown. */
export function getCaptchaTexts(language: unknown): CaptchaTexts {
  return captchaTexts[parseLanguage(language) ?? 'ru']
}
