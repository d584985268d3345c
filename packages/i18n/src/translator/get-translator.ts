import type { Language } from '@svetlitsa/domain/language/language'
import { createSpacedTranslator } from '../framework-internals/create-spaced-translator.ts'
import type { TextShape } from './text-shape.ts'

type Node = string | { readonly [key: string]: Node }
type Texts = { readonly [key: string]: Node }

/** The dotted keys of all texts in a text file: `order.title`. */
type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${TextKey<T[K]>}`
}[keyof T & string]

type Values = Readonly<Record<string, string | number>>

/**
 * Returns a text of its file in the language of the reader, with plurals and placeholders resolved.
 */
export type Translator<T> = (key: TextKey<T>, values?: Values) => string

/** A text file in the three languages of the shop; the Russian one defines the shape. */
export type TextsByLanguage<T> = {
  readonly ru: T
  readonly kk: TextShape<T>
  readonly en: TextShape<T>
}

const translators = new WeakMap<object, (key: string, values?: Values) => string>()

/**
 * Returns the translator of one text file. Messages use ICU syntax, so that «1 товар, 2 товара, 5
 * товаров» is one text; thousands are separated as in prices (`{count, number}`, `#`). Works on the
 * server and in browsers. Translators are cached, so repeated calls for the same file are cheap.
 */
export function getTranslator<T extends Texts>(
  texts: TextsByLanguage<T>,
  language: Language,
): Translator<T> {
  const messages: object = texts[language]
  const cached = translators.get(messages)
  if (cached) return cached
  const translate = createSpacedTranslator(language, messages)
  translators.set(messages, translate)
  return translate
}
