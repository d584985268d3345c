const BREAKING = /<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|table)\b[^>]*>/gi
const TAG = /<\/?[a-z][^>]*>/gi
const namedEntities: Readonly<Record<string, string>> = {
  nbsp: '\u00a0',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
}

/**
 * Strips the mark-up of a description, one line per paragraph. Descriptions are rendered as text,
 * so that nothing from a feed can execute on the shop's pages.
 */
export function toPlainText(markup: string): string {
  return markup
    .replace(BREAKING, '\n')
    .replace(TAG, '')
    .replace(/&([a-z]+);/gi, (entity, name: string) => namedEntities[name.toLowerCase()] ?? entity)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}
