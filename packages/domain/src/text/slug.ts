const latin: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ә: 'a',
  ғ: 'g',
  қ: 'k',
  ң: 'n',
  ө: 'o',
  ұ: 'u',
  ү: 'u',
  һ: 'h',
  і: 'i',
  ґ: 'g',
  є: 'ye',
  ї: 'yi',
  ў: 'u',
  // Latin letters with a mark that Unicode does not separate from the letter.
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
}

/**
 * Returns a Latin slug of a name in Cyrillic or Latin letters, with or without marks: «Диван «Осло», 3-местный» gives
 * divan-oslo-3-mestnyy. Empty when the name has no letters or digits.
 */
export function slugify(name: string): string {
  return [...name.toLowerCase().normalize('NFC')]
    .map((character) => latin[character] ?? character)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/**
 * Shortens a slug to so many characters at the end of a word: «shkaf-kupe-belyy» in 12 characters
 * is shkaf-kupe. A first word that is longer is cut.
 *
 * @param end a word that the result ends with, such as a number that tells it from others.
 */
export function limitSlug(slug: string, maxLength: number, end = ''): string {
  const tail = end === '' ? '' : `-${end}`
  const room = maxLength - tail.length
  return `${cutAtWordEnd(slug, room)}${tail}`
}

function cutAtWordEnd(slug: string, maxLength: number): string {
  if (slug.length <= maxLength) return slug
  const wordEnd = slug.lastIndexOf('-', maxLength)
  return slug.slice(0, wordEnd > 0 ? wordEnd : maxLength)
}
