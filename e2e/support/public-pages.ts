import { infoPages } from '@svetlitsa/domain/route/table/storefront-routes'
import { sofa } from './order.ts'
import { plainInfoPages } from './plain-info-pages.ts'

/** Empty results: every kind of page offers a next step if it has nothing to show. */
const empty = ['/search/?q=щщщщщщ', '/favorites/', '/personal/order/']

interface PageGroup {
  /** Whether its check on a phone is short enough for every change. */
  tag: '@phone' | '@phone-long'
  paths: readonly string[]
}

/**
 * Every kind of public page of the specification (docs/requirements/addresses.md), in groups that
 * one browser checks in reasonable time. New information pages are included automatically.
 */
export const publicPages: Readonly<Record<string, PageGroup>> = {
  'the first page, the product and the lists': {
    tag: '@phone',
    paths: [
      '/',
      '/catalog/',
      sofa.section,
      sofa.path,
      '/sale/',
      '/hits/',
      '/search/?q=диван',
      '/vse-akcii/',
      '/style_interyerov/',
      '/manufacturers/',
      '/manufacturers/svetlitsa/',
    ],
  },
  'the information pages': {
    tag: '@phone-long',
    // Those of text alone are checked where their text is.
    paths: infoPages
      .map((code) => `/${code}/`)
      .filter((path) => !plainInfoPages.some((plain) => plain.path === path)),
  },
  'the rest and what is empty': {
    tag: '@phone',
    paths: [
      ...empty,
      '/refund/',
      '/reviews/',
      '/news/',
      '/vacancies/',
      '/polls/service-quality/',
      '/constructor/',
      '/image-search/',
      '/develop/outbox/',
      '/develop/requests/?ssrdebug',
    ],
  },
}

/** Error pages with their HTTP status. */
export const failedPages = [
  { path: '/catalog/net-takogo-razdela/', status: 404 },
  { path: '/develop/ssr_error/', status: 500 },
  { path: '/error-guid/nothing/nowhere/', status: 404 },
  { path: '/favorites/share/MTAxL/', status: 404 },
] as const
