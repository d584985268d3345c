/** Text that cannot contain anything unseen, as nearly all is. */
const plain = /^[\x20-\x7e\nА-яЁё₽«»—№]*$/

/** A space of any width, an empty Braille cell or a tab. */
const space = /[\p{Zs}\t\u2800]/gu
const lineEnd = /\r\n?|[\v\f\u0085\u2028\u2029]/g
/** Hyphens that look like the one of the keyboard, such as the no-break one. */
const hyphen = /[\u2010\u2011]/g

/** A picture and what is joined to it: a colour of skin, another picture, the region of a flag. */
const picture = String.raw`\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f\u{e0020}-\u{e007f}]*`
/**
 * What takes no room on the screen: zero-width spaces, soft hyphens, marks of direction, a byte
 * order mark, fillers, control characters, and the place of an object that was not copied.
 */
const unseen = String.raw`(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\ufffc]`
const pictureOrUnseen = new RegExp(`(${picture}(?:\\u200d${picture})*)|${unseen}`, 'gu')

/** A stress mark that is not part of a letter such as «é». */
const stress = /[\u0300\u0301]/g
/** Letters that Unicode composes of a Russian letter and a stress mark. */
const stressed = /[ЀѐЍѝ]/g
const withoutStress: Readonly<Record<string, string>> = { Ѐ: 'Е', ѐ: 'е', Ѝ: 'И', ѝ: 'и' }

/**
 * Returns typed or pasted text as what it looks like: composed letters, ordinary spaces and hyphens,
 * nothing unseen and no stress marks, so that «по́лка» and «Анна Петрова» with a no-break space are
 * the words that a person sees (text.unseen). Idempotent.
 */
export function normalizeText(text: string): string {
  if (plain.test(text)) return text
  const unstressed = compose(text)
    .replace(stress, '')
    .replace(stressed, (letter) => withoutStress[letter] ?? letter)
  return dropUnseen(unstressed)
}

/** Returns text without what is unseen; stress marks stay, as in texts that are only shown. */
export function removeUnseen(text: string): string {
  return plain.test(text) ? text : dropUnseen(compose(text))
}

/** Returns the text of a field of one line as what it looks like, without spaces around it. */
export function normalizeLine(text: string): string {
  return normalizeText(text).trim()
}

function compose(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(lineEnd, '\n')
    .replace(space, ' ')
    .replace(hyphen, '-')
}

function dropUnseen(text: string): string {
  return text.replace(pictureOrUnseen, '$1').normalize('NFC')
}

/** Returns whether a field of type text contains visible characters (validate.generic). */
export function isText(text: string): boolean {
  return /[^\s\p{C}]/u.test(text)
}

/**
 * Normalizes text for comparison: as it looks (`normalizeText`), lower case, «ё» as «е», without
 * stress marks that are one character with their letter, trimmed.
 */
export function foldLetters(text: string): string {
  return normalizeText(text).trim().toLowerCase().replace(/[ёѐ]/g, 'е').replaceAll('ѝ', 'и')
}
