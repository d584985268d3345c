import { imageUrl } from '@svetlitsa/domain/image/image-url'

type SitemapUrl = { path: string; images: readonly string[]; changedOn: string | null }
type Origins = {
  /** Of the host that is asked. */
  own: URL
  /** The same page for readers of the other country. */
  others: readonly { language: string; origin: URL }[]
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The index of a host's maps (sitemaps.org). */
export function sitemapIndexXml(files: readonly string[], origin: URL): string {
  const maps = files.map(
    (file) => `<sitemap><loc>${at(`/sitemap/${file}`, origin)}</loc></sitemap>`,
  )
  return `${head}<sitemapindex xmlns="${space}">${maps.join('')}</sitemapindex>\n`
}

/** One map: addresses with their pictures, and the same page on the other host. */
export function sitemapXml(urls: readonly SitemapUrl[], { own, others }: Origins): string {
  const entries = urls.map(({ path, images, changedOn }) =>
    [
      '<url>',
      `<loc>${at(path, own)}</loc>`,
      changedOn ? `<lastmod>${changedOn}</lastmod>` : '',
      ...others.map(
        ({ language, origin }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${at(path, origin)}"/>`,
      ),
      ...images.map(
        (file) =>
          `<image:image><image:loc>${at(imageUrl(file, { preset: 'scene', format: 'jpeg' }), own)}</image:loc></image:image>`,
      ),
      '</url>',
    ].join(''),
  )
  const spaces = [
    `xmlns="${space}"`,
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
    'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  ]
  return `${head}<urlset ${spaces.join(' ')}>${entries.join('\n')}</urlset>\n`
}

function at(path: string, origin: URL): string {
  return escaped(new URL(path, origin).href)
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
