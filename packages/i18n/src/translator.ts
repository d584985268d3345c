import type { Language } from '@svetlitsa/domain/language/read-language'
import { _createCache, _createIntlFormatters, createTranslator } from 'use-intl/core'
import { spacedNumberFormat } from './spaced-number-format.ts'
import type { TextsOf } from './texts-of.ts'

type Node = string | { readonly [key: string]: Node }
type Texts = { readonly [key: string]: Node }

/** The dotted names of all texts in a text file: `order.title`. */
type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeyOf<T[K]>}`
}[keyof T & string]

type Values = Readonly<Record<string, string | number>>

/** Says a text of its file in the reader's language, with plurals and names filled in. */
export type Translator<T> = (key: KeyOf<T>, values?: Values) => string

/** A text file in the shop's three languages, the Russian one giving the shape. */
export type TextsByLanguage<T> = {
  readonly ru: T
  readonly kk: TextsOf<T>
  readonly en: TextsOf<T>
}

const made = new WeakMap<object, (key: string, values?: Values) => string>()

/**
 * The translator of one text file: ICU messages, so that «1 товар, 2 товара, 5 товаров» is one
 * text, and thousands stand apart as in prices (`{count, number}`, `#`). Works on the server and in
 * browsers; making it twice for the same file costs nothing.
 */
export function translator<T extends Texts>(
  texts: TextsByLanguage<T>,
  language: Language,
): Translator<T> {
  const messages: object = texts[language]
  const known = made.get(messages)
  if (known) return known
  const translate = createTranslator({
    locale: language,
    messages: messages as Record<string, string>,
    _formatters: { ..._createIntlFormatters(_createCache()), getNumberFormat: spacedNumberFormat },
    onError: (error) => {
      // A text that cannot be said is a fault of the build, not something to show as a key.
      throw error
    },
  })
  const say = (key: string, values?: Values) => translate(key, values)
  made.set(messages, say)
  return say
}
