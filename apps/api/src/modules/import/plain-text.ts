const BREAKING = /<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|table)\b[^>]*>/gi
const TAG = /<\/?[a-z][^>]*>/gi
const named: Readonly<Record<string, string>> = {
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
 * A description without its mark-up, a paragraph a line: the shop shows descriptions as text, so
 * that nothing a feed brings can ever run on its pages.
 */
export function plainText(markup: string): string {
  return markup
    .replace(BREAKING, '\n')
    .replace(TAG, '')
    .replace(/&([a-z]+);/gi, (entity, name: string) => named[name.toLowerCase()] ?? entity)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}
