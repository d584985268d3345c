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
