import type { InfoPage } from './table/storefront-routes.ts'

type Query = Readonly<Record<string, string | number | undefined>>

/** Builds a path of encoded segments, without those that are missing. */
export function buildPath(...segments: (string | number | undefined)[]): string {
  let builtPath = '/'
  for (const segment of segments) {
    if (segment !== undefined && segment !== '') builtPath += `${encodeURIComponent(segment)}/`
  }
  return builtPath
}

/** Adds a query to an address, without parameters that are missing. */
export function withQuery(address: string, query: Query): string {
  const pairs: string[] = []
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === '') continue
    pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  }
  return pairs.length === 0 ? address : `${address}?${pairs.join('&')}`
}

const buildPageQuery = (page?: number): Query => ({ page: page && page > 1 ? page : undefined })

/**
 * Builds every address of the shop, for all apps. Each result is in the route table and is never
 * redirected. Values are encoded here; the first page of a list has no `page` parameter.
 */
export const link = {
  home: () => '/',
  info: (code: InfoPage) => buildPath(code),
  reviews: (page?: number) => withQuery('/reviews/', buildPageQuery(page)),
  refund: (id?: string) => withQuery('/refund/', { id }),

  catalog: () => '/catalog/',
  section: (section: string, query: Query = {}) => withQuery(buildPath('catalog', section), query),
  tag: (section: string, tag: string, query: Query = {}) =>
    withQuery(buildPath('catalog', section, `tag-${tag}`), query),
  product: (section: string, product: string, { offerId }: { offerId?: number | string } = {}) =>
    withQuery(buildPath('catalog', section, product), { offer_id: offerId }),
  productByGuid: (productGuid: string, offerGuid: string) =>
    buildPath('product-guid', productGuid, offerGuid),
  unknownProduct: (productGuid: string, offerGuid: string) =>
    buildPath('error-guid', productGuid, offerGuid),
  qrcode: (qrcode: string) => buildPath('qrcode', qrcode),
  promotions: (section?: string, subSection?: string) =>
    buildPath('vse-akcii', section, subSection),
  sale: (section?: string, query: Query = {}) => withQuery(buildPath('sale', section), query),
  hits: (section?: string, query: Query = {}) => withQuery(buildPath('hits', section), query),
  vendors: () => '/manufacturers/',
  vendorPage: (vendor: string, section?: string) => buildPath('manufacturers', vendor, section),
  styles: () => '/style_interyerov/',
  style: (style: string) => buildPath('style', style),
  constructor3d: (query: { project?: string } = {}) => withQuery('/constructor/', query),

  /** `unticked` is what a search leaves out of its words, separated by «|». */
  search: (query: { q?: string; offset?: number; t?: string; unticked?: string } = {}) =>
    withQuery('/search/', query),
  imageSearch: (id?: string) => withQuery('/image-search/', { id }),
  compare: () => '/compare/',
  favorites: () => '/favorites/',
  favoritesList: (id: string | number) => buildPath('favorites', 'list', id),
  favoritesShare: (code: string) => buildPath('favorites', 'share', code),

  news: (page?: number) => withQuery('/news/', buildPageQuery(page)),
  article: (article: string) => buildPath('news', article),
  vacancies: () => '/vacancies/',
  vacancy: (id: string | number) => withQuery('/vacancy/', { id }),
  serviceQuality: () => '/polls/service-quality/',

  basket: () => '/personal/order/',
  delivery: (basketGroup: string) => buildPath('personal', 'order', 'delivery', basketGroup),
  payment: (basketGroup: string) => buildPath('personal', 'order', 'pay', basketGroup),
  /** The same page with the payment method selection open. */
  paymentMethods: (basketGroup: string) =>
    `${buildPath('personal', 'order', 'pay', basketGroup)}#paymentMethodsList`,
  checkout: (hash?: string) => buildPath('personal', 'checkout', hash),
  checkoutFinal: (id?: string) => buildPath('personal', 'checkout-final', id),
  payCode: (code: string) => buildPath('pay', code),
  receipt: (guid: string) => buildPath('receipt', guid),
  sbpError: (basketGroup?: string) => withQuery('/sbp-error/', { basketGuid: basketGroup }),

  account: () => '/personal-lk/',
  bonus: () => '/personal-lk/bonus/',
  bonusDetail: () => '/personal-lk/bonus-detail/',
  goods: () => '/personal-lk/goods/',
  myReviews: (page?: number) => withQuery('/personal-lk/reviews/', buildPageQuery(page)),
  profile: () => '/personal-lk/profile/',
  password: () => '/personal-lk/profile/password/',
  phone: () => '/personal-lk/profile/phone/',
  removeAccount: () => '/personal-lk/profile/remove/',
  orders: () => '/personal-lk/orders/',
  order: (guid: string) => buildPath('personal-lk', 'order', guid),
  orderServices: (guid: string) => buildPath('personal-lk', 'order', guid, 'services'),
  /** The price list of a section, for designers and wholesale partners. */
  priceList: (query: { section?: number; page?: number } = {}) =>
    withQuery('/personal-lk/price-list/', query),
  /** With a code it is the invitation that a friend opens. */
  invite: (code?: string) => withQuery('/personal-lk/invite/', { code }),
  /** One claim; or a new one about an order, by its number, or about a package, by its code. */
  claim: (query: { claim?: string; order?: string; qr?: string; page?: number } = {}) =>
    withQuery('/order_claim/', query),

  retail: () => '/retail-lk/',
  retailOrders: () => '/retail-lk/orders/',
  retailNewOrder: () => '/retail-lk/orders/new/',
  retailOrder: (guid: string) => buildPath('retail-lk', 'order', guid),
  retailModeration: () => '/retail-lk/moderation/',
  retailRequests: () => '/retail-lk/requests/',
  retailClaims: () => '/retail-lk/claims/',
  retailReconciliation: () => '/retail-lk/reconciliation/',
  retailMessages: () => '/retail-lk/messages/',
  retailLog: () => '/retail-lk/log/',
  retailPartners: () => '/retail-lk/partners/',
  retailPrice: () => '/retail-lk/price/',
  retailStaff: () => '/retail-lk/staff/',
  shopDesk: () => '/retail-lk/shop/',
  shopRedirects: () => '/retail-lk/shop/redirects/',
  shopCoupons: () => '/retail-lk/shop/coupons/',
  shopPages: () => '/retail-lk/shop/pages/',
  shopWarehouses: () => '/retail-lk/shop/warehouses/',
  shopStores: () => '/retail-lk/shop/stores/',
  shopNews: () => '/retail-lk/shop/news/',
  shopVacancies: () => '/retail-lk/shop/vacancies/',
  shopTariffs: () => '/retail-lk/shop/tariffs/',
  shopPromotions: () => '/retail-lk/shop/promotions/',
  shopPromotionProducts: () => '/retail-lk/shop/promotion-products/',
  shopStock: () => '/retail-lk/shop/stock/',
  shopPrices: () => '/retail-lk/shop/prices/',
  shopPlannedPrices: () => '/retail-lk/shop/planned-prices/',
  shopSetup: () => '/retail-lk/shop/setup/',
  shopKeys: () => '/retail-lk/shop/keys/',
  shopWebhooks: () => '/retail-lk/shop/webhooks/',
  shopExchange: () => '/retail-lk/shop/exchange/',
  retailDispatch: () => '/retail-lk/dispatch/',
  checkWaybill: (query: { number?: string; view?: 'labels' } = {}) =>
    withQuery('/stock/check_waybill/', query),
  newBanner: () => '/vue-tools/newBanner/',
  saleBanner: () => '/vue-tools/saleBanner/',
  topBanner: () => '/vue-tools/banner/',
  productLink: (query: { q?: string; offer?: number } = {}) =>
    withQuery('/support-services/product-link/', query),

  assembler: () => '/assembler/',
  assemblerOrders: () => '/assembler/orders/',
  assemblerOrder: (id: string) => buildPath('assembler', 'order', id),
  assemblerSchedule: () => '/assembler/schedule/',
  assemblerGallery: () => '/assembler/gallery/',
  assemblerBalance: () => '/assembler/balance/',
  assemblerInfo: (code: string) => buildPath('asbl', code),

  outbox: () => '/develop/outbox/',
  requestLog: () => '/develop/requests/',
} as const
