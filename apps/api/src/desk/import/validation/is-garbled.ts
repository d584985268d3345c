const LETTER = /\p{L}/gu
const CAPITAL = /\p{Lu}/gu
const FOREIGN = /\P{ASCII}/gu

/** «сТОЛ»: letters of KOI8-R are those of windows-1251 in the other case. */
const SWAPPED = /(?<!\p{L})[а-яё][А-ЯЁ]+(?!\p{L})/gu
/** «РЎС‚РѕР»»: the two bytes of each letter in UTF-8, read as two letters of windows-1251. */
const PAIRS = /[РС](?:[Ђ-ЏҐђ-џґЎў№]|(?!\p{L})\P{ASCII})/gu
/** The same of windows-1252: «Ð¡Ñ‚Ð¾Ð»». */
const LATIN = /[ÐÑ]/g

/**
 * Whether texts look as if their bytes were read in another encoding than they are in, so that every
 * letter is another one. Nothing in the bytes shows it.
 */
export function isGarbled(texts: readonly string[]): boolean {
  const text = texts.join(' ')
  const foreign = count(text, FOREIGN)
  const isSwapped = count(text, SWAPPED) > 1 && count(text, CAPITAL) > count(text, LETTER) * 0.7
  const isTwice = count(text, PAIRS) * 2 > Math.max(8, foreign * 0.7)
  const isLatin = count(text, LATIN) > Math.max(4, foreign * 0.3)
  return isSwapped || isTwice || isLatin
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
