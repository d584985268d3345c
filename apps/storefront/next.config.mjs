// JavaScript, because for a configuration in TypeScript Next loads its compiler, which would stay in
// the memory of the running server.
import { join } from 'node:path'

/** Shop variant, language and audience: the segments that the router prepends to every address. */
const context = '/:z/:l(ru|kk|en)/:a(person|bot)'

const hour = { freshSeconds: 3600, staleSeconds: 86_400 }
const minutes = { freshSeconds: 300, staleSeconds: 86_400 }

/** Tags of what the filters of a list show. */
const lists = 'catalogue, vendor'

/** Information pages, each at its own first path segment. */
const infoPages = [
  'bonus-program|contacts|guaranty|steps|measurer|about|how-to-order|payment-and-delivery|assembly',
  'suppliers|for-designers|franchising|marketplace|privacy-policy|yandex-policy|tk-kit-rules',
  'region-links|public-offer-assembly|promocodes|refund',
].join('|')

/**
 * Sets the cache lifetime and the cache tags of a page pattern (RFC 9111, Cache-Tag). Next cannot
 * set headers while it renders, so the tags are built from the parameters of the address.
 *
 * @param {string} pattern
 * @param {string} tags
 * @param {typeof hour} lifetime
 * @param {Record<string, string>} [more]
 */
function page(pattern, tags, { freshSeconds, staleSeconds }, more = {}) {
  const headers = {
    'cache-control': `public, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`,
    // Every page has the header with the sections, and prices depend on the region.
    'cache-tag': `shell, region, section-tree, banner${tags ? `, ${tags}` : ''}`,
    ...more,
  }
  return {
    source: context + pattern,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }
}

/** @type {import('next').NextConfig} */
const config = {
  assetPrefix: '/_sf',
  trailingSlash: true,
  skipTrailingSlashRedirect: true,
  compress: false,
  // Types are checked by the package's own task; the build would check them once more.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  generateEtags: false,
  // Put metadata into the head for every user agent: the router requests pages with a single user
  // agent for all readers.
  htmlLimitedBots: /./,
  images: { unoptimized: true },
  turbopack: {
    root: join(import.meta.dirname, '../..'),
    // Import fonts as URLs so that a page can preload them before its style sheet is parsed. The
    // query keeps this rule from matching fonts inside style sheets, where it would break the URLs.
    rules: { '*.woff2': { type: 'asset', condition: { query: '?address' } } },
  },
  experimental: {
    // A clean clone has nothing to read from it, and writing it takes a third of the build.
    turbopackFileSystemCacheForBuild: !process.env.CI,
    optimizePackageImports: ['radix-ui', 'lucide'],
  },
  // Next does not support path segments with a fixed prefix.
  rewrites: async () => ({
    beforeFiles: [
      {
        source: `${context}/catalog/:section/tag-:tag/`,
        destination: '/:z/:l/:a/catalog-tag/:section/:tag/',
      },
    ],
    afterFiles: [],
    fallback: [],
  }),
  headers: async () => [
    page('/', 'home, goods, catalogue, news, content, promotion, style', minutes),
    page('/develop/outbox/', '', hour),
    page('/develop/requests/', '', hour),
    page('/catalog/', 'catalogue', hour),
    page('/catalog/:section/', `section::section, ${lists}`, hour),
    page('/catalog/:section/tag-:tag/', `section::section, ${lists}`, hour),
    page(
      '/catalog/:section/:product((?!tag-)[^/]+)/',
      'product::product, section::section, catalogue, store',
      hour,
    ),
    page('/sale/', `sale, goods, ${lists}`, minutes),
    page('/sale/:section/', `section::section, ${lists}`, minutes),
    page('/hits/', `hits, goods, ${lists}`, minutes),
    page('/hits/:section/', `section::section, ${lists}`, minutes),
    page('/manufacturers/', `goods, ${lists}`, hour),
    page('/manufacturers/:vendor/', `vendor::vendor, goods, ${lists}`, hour),
    page('/manufacturers/:vendor/:section/', `vendor::vendor, section::section, ${lists}`, hour),
    page('/vse-akcii/', 'promotion', minutes),
    page('/vse-akcii/:section/', `promotion, goods, ${lists}`, minutes),
    page('/vse-akcii/:section/:subSection/', `promotion, goods, ${lists}`, minutes),
    page('/style_interyerov/', 'style, goods, catalogue', hour),
    page('/style/:style/', `style, goods, ${lists}`, minutes),
    page('/search/', `goods, ${lists}`, hour),
    page('/image-search/', `goods, ${lists}`, minutes),
    page('/compare/', '', hour),
    page('/favorites/', '', hour),
    page('/favorites/list/:id/', '', hour),
    page('/favorites/share/:code/', 'goods, catalogue', minutes),
    page('/sitemap/', 'catalogue', hour),
    page('/news/', 'news', minutes),
    page('/news/:article/', 'news', minutes),
    page('/vacancies/', 'vacancy', hour),
    page('/vacancy/', 'vacancy', hour),
    page('/reviews/', 'shop-review', hour),
    page('/constructor/', 'goods, catalogue', minutes),
    page('/polls/service-quality/', 'info', hour),
    page(`/:info(${infoPages})/`, 'info, content, store', hour),
    page('/error-guid/:product/:offer/', '', minutes, {
      'cache-control': 'no-store',
      'x-shop-status': '404',
    }),
    page('/qrcode/:code/', 'goods, catalogue', minutes),
    page('/page-not-found/', 'error-page', hour, { 'x-shop-status': '404' }),
    page('/page-error/', 'error-page', hour, { 'x-shop-status': '500' }),
  ],
}

export default config
