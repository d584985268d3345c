const maxNameLength = 60

/**
 * Returns a product's name for a card: at most 60 characters (card.content), the last of them an
 * ellipsis when it was cut. Counts grapheme clusters, so that combined letters are never split.
 */
export function truncateName(name: string, limit: number = maxNameLength): string {
  // A string has at least as many code units as characters, so there is nothing to count.
  if (name.length <= limit) return name
  // Created on demand: constructing the first segmenter makes the browser load its locale tables.
  const segmenter = new Intl.Segmenter('ru')
  const graphemes = [...segmenter.segment(name)].map((part) => part.segment)
  if (graphemes.length <= limit) return name
  return `${graphemes
    .slice(0, limit - 1)
    .join('')
    .trimEnd()}…`
}
