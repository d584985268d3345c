const longest = 60

/**
 * A product's name as a card shows it: cut to 60 characters (storefront §5), the last of them an
 * ellipsis where something was cut. Characters are counted as readers see them, so that a combined
 * letter is never torn.
 */
export function cutName(name: string, limit: number = longest): string {
  // No more units than characters allowed: nothing to count.
  if (name.length <= limit) return name
  // Made where it is needed: with the first of its kind a browser reads its tables of languages.
  const segmenter = new Intl.Segmenter('ru')
  const graphemes = [...segmenter.segment(name)].map((part) => part.segment)
  if (graphemes.length <= limit) return name
  return `${graphemes
    .slice(0, limit - 1)
    .join('')
    .trimEnd()}…`
}
