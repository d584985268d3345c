import type { LayoutName, Route } from './route.ts'
import {
  anyParam,
  codeParam,
  foreignIdParam,
  productParam,
  type RouteParam,
  tokenParam,
} from './route-param.ts'

const section = codeParam
const vendor = codeParam
const pair = { productGuid: foreignIdParam, offerGuid: foreignIdParam }

function page(
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

function hidden(row: Route, layout: LayoutName = 'default'): Route {
  return { ...row, robots: 'noindex', layout }
}

/** Codes of the information pages: each stands at `/{code}/` (storefront §2). */
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

const withoutMobileSearch: ReadonlySet<string> = new Set(['contacts', 'payment-and-delivery'])

const info = infoPages.map((code): Route => {
  const row = page(code, `/${code}/`)
  return withoutMobileSearch.has(code) ? { ...row, hidesMobileSearch: true } : row
})

/** Every public address a search engine or a guest may see (storefront §2). */
export const storefrontRoutes: readonly Route[] = [
  page('home', '/'),
  ...info,
  page('refund', '/refund/', {}, ['id']),
  page('reviews', '/reviews/', {}, ['page']),
  page('promotions', '/vse-akcii/'),
  page('promotions-section', '/vse-akcii/{section}/', { section }, ['page', 'sort']),
  page('promotions-sub-section', '/vse-akcii/{section}/{subSection}/', {
    section,
    subSection: section,
  }),
  page('catalog', '/catalog/'),
  page('catalog-section', '/catalog/{section}/', { section }, ['page', 'sort']),
  page('catalog-tag', '/catalog/{section}/tag-{tag}/', { section, tag: codeParam }, [
    'page',
    'sort',
  ]),
  page('catalog-product', '/catalog/{section}/{product}/', { section, product: productParam }, [
    'offer_id',
  ]),
  page('sale', '/sale/', {}, ['page', 'sort']),
  page('sale-section', '/sale/{section}/', { section }, ['page', 'sort']),
  page('hits', '/hits/', {}, ['page', 'sort']),
  page('hits-section', '/hits/{section}/', { section }, ['page', 'sort']),
  hidden(page('search', '/search/', {}, ['q', 'offset', 't', 'page', 'sort'])),
  hidden(page('image-search', '/image-search/', {}, ['id', 'page', 'sort'])),
  hidden(page('favorites', '/favorites/')),
  {
    ...hidden(page('favorites-list', '/favorites/list/{id}/', { id: tokenParam })),
    middleware: ['authenticated'],
  },
  hidden(
    page('favorites-share', '/favorites/share/{productsInBase64}/', {
      productsInBase64: anyParam,
    }),
  ),
  page('manufacturers', '/manufacturers/'),
  page('manufacturer', '/manufacturers/{vendor}/', { vendor }, ['page', 'sort']),
  page('manufacturer-section', '/manufacturers/{vendor}/{section}/', { vendor, section }, [
    'page',
    'sort',
  ]),
  page('news', '/news/', {}, ['page']),
  page('news-article', '/news/{article}/', { article: codeParam }),
  page('vacancies', '/vacancies/'),
  page('vacancy', '/vacancy/', {}, ['id']),
  page('styles', '/style_interyerov/'),
  page('style', '/style/{style}/', { style: codeParam }, ['page', 'sort']),
  hidden(page('qrcode', '/qrcode/{qrcode}/', { qrcode: foreignIdParam })),
  hidden(page('error-guid', '/error-guid/{productGuid}/{offerGuid}/', pair)),
  hidden(page('product-guid', '/product-guid/{productGuid}/{offerGuid}/', pair)),
  hidden(page('service-quality', '/polls/service-quality/'), 'blank'),
  hidden(page('constructor', '/constructor/'), 'blank'),
  hidden(page('ssr-error', '/develop/ssr_error/')),
  hidden(page('outbox', '/develop/outbox/', {}, ['page'])),
  hidden(page('request-log', '/develop/requests/')),
]
