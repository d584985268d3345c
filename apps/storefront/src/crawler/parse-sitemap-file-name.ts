const parts = ['sections', 'vendors', 'content', 'products'] as const
export type SitemapPart = (typeof parts)[number]

const fileNamePattern = /^([a-z]+)-([1-9]\d{0,2})\.xml$/

/**
 * Parses a file name such as products-2.xml into a part and a page number; null for any other name.
 */
export function parseSitemapFileName(name: string): { part: SitemapPart; page: number } | null {
  const [, partName, page] = fileNamePattern.exec(name) ?? []
  const sitemapPart = parts.find((candidate) => candidate === partName)
  return sitemapPart ? { part: sitemapPart, page: Number(page) } : null
}
