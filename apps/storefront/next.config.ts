import { join } from 'node:path'
import type { NextConfig } from 'next'
import { compileEarly } from './compile-early.config.ts'

/** Variant, language and audience, which the router puts in front of every address. */
const context = '/:z/:l(ru|kk|en)/:a(person|bot)'

type Lifetime = { freshSeconds: number; staleSeconds: number }

const hour: Lifetime = { freshSeconds: 3600, staleSeconds: 86_400 }
const minutes: Lifetime = { freshSeconds: 300, staleSeconds: 86_400 }

/** Written pages, each at its own first segment. */
const infoPages = [
  'bonus-program|contacts|guaranty|steps|measurer|about|how-to-order|payment-and-delivery|assembly',
  'suppliers|for-designers|franchising|marketplace|privacy-policy|yandex-policy|tk-kit-rules',
  'region-links|public-offer-assembly|promocodes|refund',
].join('|')

/**
 * How long the pages of a pattern live and which tags they bear (RFC 9111, Cache-Tag). Next has no
 * way to set headers while it renders, so codes of the address are the names of the tags.
 */
function page(
  pattern: string,
  tags: string,
  lifetime: Lifetime,
  more: Record<string, string> = {},
) {
  const { freshSeconds, staleSeconds } = lifetime
  const headers = {
    'cache-control': `public, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`,
    // The header of every page shows the sections, and its prices are a region's.
    'cache-tag': `shell, region, section-tree, banner${tags ? `, ${tags}` : ''}`,
    ...more,
  }
  return {
    source: context + pattern,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }
}

const config: NextConfig = {
  assetPrefix: '/_sf',
  trailingSlash: true,
  skipTrailingSlashRedirect: true,
  compress: false,
  poweredByHeader: false,
  generateEtags: false,
  // Metadata stands in the head for everybody: the router asks with one name for all readers.
  htmlLimitedBots: /./,
  images: { unoptimized: true },
  compiler: { runAfterProductionCompile: compileEarly },
  turbopack: {
    root: join(import.meta.dirname, '../..'),
    // What Next sends to every browser and none needs: 3 KB of the script of a first load.
    resolveAlias: {
      'next/dist/compiled/process': './src/next-parts/process.cjs',
      '../build/polyfills/polyfill-module': { browser: './src/next-parts/polyfills.cjs' },
      '../../../lib/constants': { browser: './src/next-parts/constants.cjs' },
      '../../../../lib/constants': { browser: './src/next-parts/constants.cjs' },
      './error-styles': { browser: './src/next-parts/error-styles.cjs' },
    },
    // Imported fonts become addresses, so that the page can ask for them before its style sheet does.
    // The query keeps the rule away from style sheets, whose own addresses it would break.
    rules: { '*.woff2': { type: 'asset', condition: { query: '?address' } } },
  },
  experimental: {
    // The router strips `_rsc`, so the check of that parameter would turn soft navigation in rounds.
    validateRSCRequestHeaders: false,
    optimizePackageImports: ['radix-ui', 'lucide'],
  },
  // Next knows no segment that is fixed in part.
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
    page('/catalog/:section/', 'section::section, catalogue', hour),
    page('/catalog/:section/tag-:tag/', 'section::section, catalogue', hour),
    page(
      '/catalog/:section/:product((?!tag-)[^/]+)/',
      'product::product, section::section, catalogue, store',
      hour,
    ),
    page('/sale/', 'sale, goods, catalogue', minutes),
    page('/sale/:section/', 'section::section, catalogue', minutes),
    page('/hits/', 'hits, goods, catalogue', minutes),
    page('/hits/:section/', 'section::section, catalogue', minutes),
    page('/manufacturers/', 'vendor, catalogue', hour),
    page('/manufacturers/:vendor/', 'vendor::vendor, vendor, goods, catalogue', hour),
    page(
      '/manufacturers/:vendor/:section/',
      'vendor::vendor, vendor, section::section, catalogue',
      hour,
    ),
    page('/vse-akcii/', 'promotion', minutes),
    page('/vse-akcii/:section/', 'promotion, goods, catalogue', minutes),
    page('/vse-akcii/:section/:subSection/', 'promotion, goods, catalogue', minutes),
    page('/style_interyerov/', 'style, goods, catalogue', hour),
    page('/style/:style/', 'style, goods, catalogue', minutes),
    page('/search/', 'section-tree, goods, catalogue', hour),
    page('/image-search/', 'section-tree, goods, catalogue', minutes),
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
    page('/qrcode/:code/', 'catalogue', minutes),
    page('/page-not-found/', 'error-page', hour, { 'x-shop-status': '404' }),
    page('/page-error/', 'error-page', hour, { 'x-shop-status': '500' }),
  ],
}

export default config
