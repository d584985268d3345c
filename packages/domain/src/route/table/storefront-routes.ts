import type { LayoutName, Route } from '../route.ts'
import {
  anyParam,
  codeParam,
  externalIdParam,
  productParam,
  type RouteParam,
  tokenParam,
} from '../route-param.ts'

const section = codeParam
const vendor = codeParam
const pair = { productGuid: externalIdParam, offerGuid: externalIdParam }

function definePage(
  name: string,
  pattern: string,
  params?: Readonly<Record<string, RouteParam>>,
  query?: readonly string[],
): Route {
  return {
    name,
    app: 'storefront',
    pattern,
    robots: 'index',
    layout: 'default',
    ...(params ? { params } : {}),
    ...(query ? { query } : {}),
  }
}

function hideFromSearchEngines(row: Route, layout: LayoutName = 'default'): Route {
  return { ...row, robots: 'noindex', layout }
}

/** Codes of the information pages, each at `/{code}/` (docs/requirements/addresses.md). */
export const infoPages = [
  'bonus-program',
  'contacts',
  'guaranty',
  'steps',
  'measurer',
  'about',
  'how-to-order',
  'payment-and-delivery',
  'assembly',
  'suppliers',
  'for-designers',
  'franchising',
  'marketplace',
  'sitemap',
  'privacy-policy',
  'yandex-policy',
  'tk-kit-rules',
  'region-links',
  'public-offer-assembly',
  'promocodes',
] as const

export type InfoPage = (typeof infoPages)[number]

/** Those with a text that the owner may replace (shop.pages). */
export const editablePages = infoPages.filter(
  (code): code is EditablePage => code !== 'sitemap' && code !== 'region-links',
)
export type EditablePage = Exclude<InfoPage, 'sitemap' | 'region-links'>

const withoutMobileSearch: ReadonlySet<string> = new Set(['contacts', 'payment-and-delivery'])

const info = infoPages.map((code): Route => {
  const row = definePage(code, `/${code}/`)
  return withoutMobileSearch.has(code) ? { ...row, hidesMobileSearch: true } : row
})

/** Every public address for guests and search engines (docs/requirements/addresses.md). */
export const storefrontRoutes: readonly Route[] = [
  definePage('home', '/'),
  ...info,
  definePage('refund', '/refund/', {}, ['id']),
  definePage('reviews', '/reviews/', {}, ['page']),
  definePage('promotions', '/vse-akcii/'),
  definePage('promotions-section', '/vse-akcii/{section}/', { section }, ['page', 'sort']),
  definePage('promotions-sub-section', '/vse-akcii/{section}/{subSection}/', {
    section,
    subSection: section,
  }),
  definePage('catalog', '/catalog/'),
  definePage('catalog-section', '/catalog/{section}/', { section }, ['page', 'sort']),
  definePage('catalog-tag', '/catalog/{section}/tag-{tag}/', { section, tag: codeParam }, [
    'page',
    'sort',
  ]),
  definePage(
    'catalog-product',
    '/catalog/{section}/{product}/',
    { section, product: productParam },
    ['offer_id'],
  ),
  definePage('sale', '/sale/', {}, ['page', 'sort']),
  definePage('sale-section', '/sale/{section}/', { section }, ['page', 'sort']),
  definePage('hits', '/hits/', {}, ['page', 'sort']),
  definePage('hits-section', '/hits/{section}/', { section }, ['page', 'sort']),
  hideFromSearchEngines(
    definePage('search', '/search/', {}, ['q', 'offset', 't', 'unticked', 'page', 'sort']),
  ),
  hideFromSearchEngines(definePage('image-search', '/image-search/', {}, ['id', 'page', 'sort'])),
  hideFromSearchEngines(definePage('compare', '/compare/')),
  hideFromSearchEngines(definePage('favorites', '/favorites/')),
  {
    ...hideFromSearchEngines(
      definePage('favorites-list', '/favorites/list/{id}/', { id: tokenParam }),
    ),
    middleware: ['authenticated'],
  },
  hideFromSearchEngines(
    definePage('favorites-share', '/favorites/share/{productsInBase64}/', {
      productsInBase64: anyParam,
    }),
  ),
  definePage('manufacturers', '/manufacturers/'),
  definePage('manufacturer', '/manufacturers/{vendor}/', { vendor }, ['page', 'sort']),
  definePage('manufacturer-section', '/manufacturers/{vendor}/{section}/', { vendor, section }, [
    'page',
    'sort',
  ]),
  definePage('news', '/news/', {}, ['page']),
  definePage('news-article', '/news/{article}/', { article: codeParam }),
  definePage('vacancies', '/vacancies/'),
  definePage('vacancy', '/vacancy/', {}, ['id']),
  definePage('styles', '/style_interyerov/'),
  definePage('style', '/style/{style}/', { style: codeParam }, ['page', 'sort']),
  hideFromSearchEngines(definePage('qrcode', '/qrcode/{qrcode}/', { qrcode: externalIdParam })),
  hideFromSearchEngines(definePage('error-guid', '/error-guid/{productGuid}/{offerGuid}/', pair)),
  hideFromSearchEngines(
    definePage('product-guid', '/product-guid/{productGuid}/{offerGuid}/', pair),
  ),
  hideFromSearchEngines(definePage('service-quality', '/polls/service-quality/'), 'blank'),
  hideFromSearchEngines(definePage('constructor', '/constructor/'), 'blank'),
  hideFromSearchEngines(definePage('ssr-error', '/develop/ssr_error/')),
  hideFromSearchEngines(definePage('outbox', '/develop/outbox/', {}, ['page'])),
  hideFromSearchEngines(definePage('request-log', '/develop/requests/')),
]
