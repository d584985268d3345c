import { infoPages } from '@svetlitsa/domain/route/storefront-routes'
import { sofa } from './order.ts'

/** An empty selection: every kind of page says what to do next where it has nothing to show. */
const empty = ['/search/?q=щщщщщщ', '/favorites/', '/personal/order/']

/**
 * Every kind of public page of the specification (storefront §2), in parts that one browser looks
 * through in reasonable time. A new information page is here by itself.
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

/** Pages of something that went wrong, with the status they come under. */
export const failedPages = [
  { path: '/catalog/net-takogo-razdela/', status: 404 },
  { path: '/develop/ssr_error/', status: 500 },
  { path: '/error-guid/nothing/nowhere/', status: 404 },
  { path: '/favorites/share/MTAxL/', status: 404 },
] as const
