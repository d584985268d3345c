import { buildImageUrl } from '@svetlitsa/domain/image/image'

type SitemapUrl = {
  path: string
  images: readonly string[]
  changedOn: string | null
  /** Where the page exists. */
  hosts: readonly string[]
}
type Origins = {
  /** Origin of the requested host. */
  local: URL
  /** The same page on the host of the other country. */
  alternates: readonly { language: string; origin: URL }[]
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Builds the sitemap index of a host (sitemaps.org). */
export function buildSitemapIndexXml(files: readonly string[], origin: URL): string {
  const maps = files.map(
    (file) => `<sitemap><loc>${buildLocation(`/sitemap/${file}`, origin)}</loc></sitemap>`,
  )
  return `${head}<sitemapindex xmlns="${namespace}">${maps.join('')}</sitemapindex>\n`
}

/** Builds one sitemap: addresses with their images and the same page on the other host, if any. */
export function buildSitemapXml(
  urls: readonly SitemapUrl[],
  { local, alternates }: Origins,
): string {
  const entries = urls.map(({ path, images, changedOn, hosts }) =>
    [
      '<url>',
      `<loc>${buildLocation(path, local)}</loc>`,
      changedOn ? `<lastmod>${changedOn}</lastmod>` : '',
      ...alternates
        .filter(() => hosts.length > 1)
        .map(
          ({ language, origin }) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="${buildLocation(path, origin)}"/>`,
        ),
      ...images.map(
        (file) =>
          `<image:image><image:loc>${buildLocation(buildImageUrl(file, { preset: 'scene', format: 'jpeg' }), local)}</image:loc></image:image>`,
      ),
      '</url>',
    ].join(''),
  )
  const spaces = [
    `xmlns="${namespace}"`,
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
    'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  ]
  return `${head}<urlset ${spaces.join(' ')}>${entries.join('\n')}</urlset>\n`
}

function buildLocation(path: string, origin: URL): string {
  return escapeXml(new URL(path, origin).href)
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
