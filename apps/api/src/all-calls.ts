import * as analytics from '@svetlitsa/api-client/analytics/contract'
import * as apiKey from '@svetlitsa/api-client/api-key/contract'
import * as assembler from '@svetlitsa/api-client/assembler/contract'
import * as assemblyDesk from '@svetlitsa/api-client/assembly-desk/contract'
import * as banner from '@svetlitsa/api-client/banner/contract'
import * as bannerEditor from '@svetlitsa/api-client/banner-editor/contract'
import * as basket from '@svetlitsa/api-client/basket/contract'
import * as basketDelivery from '@svetlitsa/api-client/basket-delivery/contract'
import * as basketShare from '@svetlitsa/api-client/basket-share/contract'
import * as bonus from '@svetlitsa/api-client/bonus/contract'
import * as boughtGoods from '@svetlitsa/api-client/bought-goods/contract'
import type { AnyCall } from '@svetlitsa/api-client/call/call'
import * as catalogue from '@svetlitsa/api-client/catalogue/contract'
import * as certificate from '@svetlitsa/api-client/certificate/contract'
import * as checkout from '@svetlitsa/api-client/checkout/contract'
import * as checkoutOrder from '@svetlitsa/api-client/checkout-order/contract'
import * as claim from '@svetlitsa/api-client/claim/contract'
import * as claimDesk from '@svetlitsa/api-client/claim-desk/contract'
import * as content from '@svetlitsa/api-client/content/contract'
import * as contragent from '@svetlitsa/api-client/contragent/contract'
import * as coupon from '@svetlitsa/api-client/coupon/contract'
import * as couponDesk from '@svetlitsa/api-client/coupon-desk/contract'
import * as customerOrder from '@svetlitsa/api-client/customer-order/contract'
import * as customerReview from '@svetlitsa/api-client/customer-review/contract'
import * as delivery from '@svetlitsa/api-client/delivery/contract'
import * as dispatch from '@svetlitsa/api-client/dispatch/contract'
import * as errorPage from '@svetlitsa/api-client/error-page/contract'
import * as exchange from '@svetlitsa/api-client/exchange/contract'
import * as favourite from '@svetlitsa/api-client/favourite/contract'
import * as favouriteList from '@svetlitsa/api-client/favourite-list/contract'
import * as imageSearch from '@svetlitsa/api-client/image-search/contract'
import * as infoPage from '@svetlitsa/api-client/info-page/contract'
import * as infoPageDesk from '@svetlitsa/api-client/info-page-desk/contract'
import * as style from '@svetlitsa/api-client/interior-style/contract'
import * as invite from '@svetlitsa/api-client/invite/contract'
import * as kit from '@svetlitsa/api-client/kit/contract'
import * as measurer from '@svetlitsa/api-client/measurer/contract'
import * as message from '@svetlitsa/api-client/message/contract'
import * as moderation from '@svetlitsa/api-client/moderation/contract'
import * as news from '@svetlitsa/api-client/news/contract'
import * as newsDesk from '@svetlitsa/api-client/news-desk/contract'
import * as order from '@svetlitsa/api-client/order/contract'
import * as orderConfirmation from '@svetlitsa/api-client/order-confirmation/contract'
import * as orderServices from '@svetlitsa/api-client/order-services/contract'
import * as overview from '@svetlitsa/api-client/overview/contract'
import * as productPackage from '@svetlitsa/api-client/package/contract'
import * as partner from '@svetlitsa/api-client/partner/contract'
import * as payment from '@svetlitsa/api-client/payment/contract'
import * as paymentDocument from '@svetlitsa/api-client/payment-document/contract'
import * as paymentLink from '@svetlitsa/api-client/payment-link/contract'
import * as personalData from '@svetlitsa/api-client/personal-data/contract'
import * as placeDesk from '@svetlitsa/api-client/place-desk/contract'
import * as poll from '@svetlitsa/api-client/poll/contract'
import * as priceDesk from '@svetlitsa/api-client/price-desk/contract'
import * as pricePrint from '@svetlitsa/api-client/price-print/contract'
import * as priceTag from '@svetlitsa/api-client/price-tag/contract'
import * as product from '@svetlitsa/api-client/product/contract'
import * as productDetail from '@svetlitsa/api-client/product-detail/contract'
import * as productLink from '@svetlitsa/api-client/product-link/contract'
import * as productPage from '@svetlitsa/api-client/product-page/contract'
import * as productStock from '@svetlitsa/api-client/product-stock/contract'
import * as profile from '@svetlitsa/api-client/profile/contract'
import * as project from '@svetlitsa/api-client/project/contract'
import * as promotion from '@svetlitsa/api-client/promotion/contract'
import * as promotionDesk from '@svetlitsa/api-client/promotion-desk/contract'
import * as question from '@svetlitsa/api-client/question/contract'
import * as receipt from '@svetlitsa/api-client/receipt/contract'
import * as recommendation from '@svetlitsa/api-client/recommendation/contract'
import * as reconciliation from '@svetlitsa/api-client/reconciliation/contract'
import * as redirect from '@svetlitsa/api-client/redirect/contract'
import * as reference from '@svetlitsa/api-client/reference/contract'
import * as refund from '@svetlitsa/api-client/refund/contract'
import * as region from '@svetlitsa/api-client/region/contract'
import * as request from '@svetlitsa/api-client/request/contract'
import * as requestDesk from '@svetlitsa/api-client/request-desk/contract'
import * as requestLog from '@svetlitsa/api-client/request-log/contract'
import * as retailOrder from '@svetlitsa/api-client/retail-order/contract'
import * as retailOrderList from '@svetlitsa/api-client/retail-order-list/contract'
import * as retailPayment from '@svetlitsa/api-client/retail-payment/contract'
import * as review from '@svetlitsa/api-client/review/contract'
import * as search from '@svetlitsa/api-client/search/contract'
import * as session from '@svetlitsa/api-client/session/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import * as shopReview from '@svetlitsa/api-client/shop-review/contract'
import * as shopSetup from '@svetlitsa/api-client/shop-setup/contract'
import * as sitemap from '@svetlitsa/api-client/sitemap/contract'
import * as slider from '@svetlitsa/api-client/slider/contract'
import * as staff from '@svetlitsa/api-client/staff/contract'
import * as staffInvitation from '@svetlitsa/api-client/staff-invitation/contract'
import * as staffLog from '@svetlitsa/api-client/staff-log/contract'
import * as stock from '@svetlitsa/api-client/stock/contract'
import * as stockDesk from '@svetlitsa/api-client/stock-desk/contract'
import * as stockNotice from '@svetlitsa/api-client/stock-notice/contract'
import * as store from '@svetlitsa/api-client/store/contract'
import * as subscription from '@svetlitsa/api-client/subscription/contract'
import * as suggestion from '@svetlitsa/api-client/suggestion/contract'
import * as tariffDesk from '@svetlitsa/api-client/tariff-desk/contract'
import * as upload from '@svetlitsa/api-client/upload/contract'
import * as vacancy from '@svetlitsa/api-client/vacancy/contract'
import * as vacancyDesk from '@svetlitsa/api-client/vacancy-desk/contract'
import * as vendor from '@svetlitsa/api-client/vendor/contract'
import * as waybill from '@svetlitsa/api-client/waybill/contract'
import * as webhook from '@svetlitsa/api-client/webhook/contract'

const contracts = [
  personalData,
  profile,
  invite,
  contragent,
  analytics,
  apiKey,
  assembler,
  assemblyDesk,
  banner,
  bannerEditor,
  basket,
  basketDelivery,
  basketShare,
  paymentDocument,
  bonus,
  boughtGoods,
  catalogue,
  certificate,
  checkout,
  checkoutOrder,
  claim,
  claimDesk,
  content,
  coupon,
  couponDesk,
  couponDesk.coupons,
  customerOrder,
  customerReview,
  delivery,
  dispatch,
  errorPage,
  exchange,
  favourite,
  favouriteList,
  imageSearch,
  infoPage,
  infoPageDesk.infoPages,
  kit,
  measurer,
  message,
  moderation,
  news,
  newsDesk.newsArticles,
  placeDesk.warehouses,
  placeDesk.stores,
  order,
  orderConfirmation,
  orderServices,
  partner,
  payment,
  paymentLink,
  poll,
  priceDesk.prices,
  priceDesk.plannedPrices,
  pricePrint,
  priceTag,
  product,
  productDetail,
  productLink,
  productPackage,
  productPage,
  productStock,
  project,
  promotion,
  promotionDesk.promotions,
  promotionDesk.promotionProducts,
  question,
  receipt,
  recommendation,
  redirect.redirects,
  reference,
  refund,
  region,
  request,
  requestDesk,
  requestLog,
  retailOrder,
  retailOrderList,
  review,
  search,
  overview,
  reconciliation,
  staffLog,
  session,
  shell,
  shopReview,
  shopSetup,
  sitemap,
  slider,
  staff,
  staffInvitation,
  stock,
  stockDesk.stockCounts,
  store,
  style,
  stockNotice,
  subscription,
  suggestion,
  tariffDesk.tariffs,
  retailPayment,
  upload,
  vacancy,
  vacancyDesk.vacancies,
  vendor,
  waybill,
  webhook,
]

/** The complete API contract: every call of every noun. */
export const allCalls: readonly AnyCall[] = contracts.flatMap((noun) =>
  Object.values<unknown>(noun).filter(isCall),
)

function isCall(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'method' in value && 'refusals' in value
}
