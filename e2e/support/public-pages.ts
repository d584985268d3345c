import { infoPages } from '@svetlitsa/domain/route/table/storefront-routes'
import { sofa } from './order.ts'

/** Empty results: every kind of page offers a next step if it has nothing to show. */
const empty = ['/search/?q=щщщщщщ', '/favorites/', '/personal/order/']

/**
 * Every kind of public page of the specification (docs/requirements/addresses.md), in groups that
 * one browser checks in reasonable time. New information pages are included automatically.
 */
export const publicPages: Readonly<Record<string, readonly string[]>> = {
  'the first page, the product and the lists': [
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
  'the information pages': infoPages.map((code) => `/${code}/`),
  'the rest and what is empty': [
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
}

/** Error pages with their HTTP status. */
export const failedPages = [
  { path: '/catalog/net-takogo-razdela/', status: 404 },
  { path: '/develop/ssr_error/', status: 500 },
  { path: '/error-guid/nothing/nowhere/', status: 404 },
  { path: '/favorites/share/MTAxL/', status: 404 },
] as const
