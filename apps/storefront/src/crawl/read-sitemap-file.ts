const parts = ['sections', 'vendors', 'content', 'products'] as const
export type SitemapPart = (typeof parts)[number]

const shape = /^([a-z]+)-([1-9]\d{0,2})\.xml$/

/** The part and page that a file's name asks for: products-2.xml; null for any other name. */
export function readSitemapFile(name: string): { part: SitemapPart; page: number } | null {
  const [, word, page] = shape.exec(name) ?? []
  const part = parts.find((one) => one === word)
  return part ? { part, page: Number(page) } : null
}
