import type { InfoPage } from './storefront-routes.ts'

type Query = Readonly<Record<string, string | number | undefined>>

function path(...segments: (string | number | undefined)[]): string {
  let made = '/'
  for (const segment of segments) {
    if (segment !== undefined && segment !== '') made += `${encodeURIComponent(segment)}/`
  }
  return made
}

function asked(address: string, query: Query): string {
  const given: string[] = []
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === '') continue
    given.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  }
  return given.length === 0 ? address : `${address}?${given.join('&')}`
}

const pageQuery = (page?: number): Query => ({ page: page && page > 1 ? page : undefined })

/**
 * Builds every address of the shop, for all apps: what it returns stands in the route table and
 * is never redirected. Values are encoded here; first pages carry no `page`.
 */
export const link = {
  home: () => '/',
  info: (code: InfoPage) => path(code),
  reviews: (page?: number) => asked('/reviews/', pageQuery(page)),
  refund: (id?: string) => asked('/refund/', { id }),

  catalog: () => '/catalog/',
  section: (section: string, query: Query = {}) => asked(path('catalog', section), query),
  tag: (section: string, tag: string, query: Query = {}) =>
    asked(path('catalog', section, `tag-${tag}`), query),
  product: (section: string, product: string, { offerId }: { offerId?: number | string } = {}) =>
    asked(path('catalog', section, product), { offer_id: offerId }),
  productByGuid: (productGuid: string, offerGuid: string) =>
    path('product-guid', productGuid, offerGuid),
  unknownProduct: (productGuid: string, offerGuid: string) =>
    path('error-guid', productGuid, offerGuid),
  qrcode: (qrcode: string) => path('qrcode', qrcode),
  promotions: (section?: string, subSection?: string) => path('vse-akcii', section, subSection),
  sale: (section?: string, query: Query = {}) => asked(path('sale', section), query),
  hits: (section?: string, query: Query = {}) => asked(path('hits', section), query),
  manufacturers: () => '/manufacturers/',
  manufacturer: (vendor: string, section?: string) => path('manufacturers', vendor, section),
  styles: () => '/style_interyerov/',
  style: (style: string) => path('style', style),
  constructor3d: () => '/constructor/',

  search: (query: { q?: string; offset?: number; t?: string } = {}) => asked('/search/', query),
  imageSearch: (id?: string) => asked('/image-search/', { id }),
  favorites: () => '/favorites/',
  favoritesList: (id: string | number) => path('favorites', 'list', id),
  favoritesShare: (code: string) => path('favorites', 'share', code),

  news: (page?: number) => asked('/news/', pageQuery(page)),
  article: (article: string) => path('news', article),
  vacancies: () => '/vacancies/',
  vacancy: (id: string | number) => asked('/vacancy/', { id }),
  serviceQuality: () => '/polls/service-quality/',

  basket: () => '/personal/order/',
  delivery: (basketGroup: string) => path('personal', 'order', 'delivery', basketGroup),
  payment: (basketGuid: string) => path('personal', 'order', 'pay', basketGuid),
  /** The same with the choice of ways opened. */
  paymentMethods: (basketGuid: string) =>
    `${path('personal', 'order', 'pay', basketGuid)}#paymentMethodsList`,
  checkout: (hash?: string) => path('personal', 'checkout', hash),
  checkoutFinal: (id?: string) => path('personal', 'checkout-final', id),
  basketShare: (id: string) => path('personal', 'basket', 'share', id),
  orderConfirm: (guid: string) => asked('/order_confirm/', { guid }),
  payCode: (code: string) => path('pay', code),
  receipt: (guid: string) => path('receipt', guid),
  sbpError: () => '/sbp-error/',

  account: () => '/personal-lk/',
  bonus: () => '/personal-lk/bonus/',
  bonusDetail: () => '/personal-lk/bonus-detail/',
  goods: () => '/personal-lk/goods/',
  ownReviews: (page?: number) => asked('/personal-lk/reviews/', pageQuery(page)),
  profile: () => '/personal-lk/profile/',
  password: () => '/personal-lk/profile/password/',
  phone: () => '/personal-lk/profile/phone/',
  removeAccount: () => '/personal-lk/profile/remove/',
  orders: () => '/personal-lk/orders/',
  order: (guid: string) => path('personal-lk', 'order', guid),
  orderServices: (guid: string) => path('personal-lk', 'order', guid, 'services'),
  invite: () => '/personal-lk/invite/',
  claim: () => '/order_claim/',

  retail: () => '/retail-lk/',
  retailOrders: () => '/retail-lk/orders/',
  retailOrder: (guid: string) => path('retail-lk', 'order', guid),
  retailModeration: () => '/retail-lk/moderation/',
  retailRequests: () => '/retail-lk/requests/',
  retailPrice: () => '/retail-lk/price/',
  retailStaff: () => '/retail-lk/staff/',
  checkWaybill: () => '/stock/check_waybill/',
  newBanner: () => '/vue-tools/newBanner/',
  saleBanner: () => '/vue-tools/saleBanner/',
  productLink: () => '/support-services/product-link/',

  assembler: () => '/assembler/',
  assemblerOrder: (id: string) => path('assembler', 'order', id),
  assemblerSchedule: () => '/assembler/schedule/',
  assemblerInfo: (code: string) => path('asbl', code),

  outbox: () => '/develop/outbox/',
  requestLog: () => '/develop/requests/',
} as const
