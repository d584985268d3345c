import * as analytics from '../analytics/contract.ts'
import * as apiKey from '../api-key/contract.ts'
import * as assembler from '../assembler/contract.ts'
import * as assemblyDesk from '../assembly-desk/contract.ts'
import * as banner from '../banner/contract.ts'
import * as bannerEditor from '../banner-editor/contract.ts'
import * as basket from '../basket/contract.ts'
import * as basketDelivery from '../basket-delivery/contract.ts'
import * as basketShare from '../basket-share/contract.ts'
import * as bill from '../bill/contract.ts'
import * as bonus from '../bonus/contract.ts'
import * as boughtGoods from '../bought-goods/contract.ts'
import * as catalogue from '../catalogue/contract.ts'
import * as certificate from '../certificate/contract.ts'
import * as checkout from '../checkout/contract.ts'
import * as checkoutOrder from '../checkout-order/contract.ts'
import * as claim from '../claim/contract.ts'
import * as claimDesk from '../claim-desk/contract.ts'
import * as content from '../content/contract.ts'
import * as contragent from '../contragent/contract.ts'
import * as coupon from '../coupon/contract.ts'
import * as couponDesk from '../coupon-desk/contract.ts'
import * as customerOrder from '../customer-order/contract.ts'
import * as customerReview from '../customer-review/contract.ts'
import * as delivery from '../delivery/contract.ts'
import * as dispatch from '../dispatch/contract.ts'
import * as errorPage from '../error-page/contract.ts'
import * as exchange from '../exchange/contract.ts'
import * as favourite from '../favourite/contract.ts'
import * as favouriteList from '../favourite-list/contract.ts'
import * as imageSearch from '../image-search/contract.ts'
import * as infoPage from '../info-page/contract.ts'
import * as infoPageDesk from '../info-page-desk/contract.ts'
import * as style from '../interior-style/contract.ts'
import * as invite from '../invite/contract.ts'
import * as kit from '../kit/contract.ts'
import * as measurer from '../measurer/contract.ts'
import * as message from '../message/contract.ts'
import * as moderation from '../moderation/contract.ts'
import * as news from '../news/contract.ts'
import * as newsDesk from '../news-desk/contract.ts'
import * as order from '../order/contract.ts'
import * as orderConfirmation from '../order-confirmation/contract.ts'
import * as orderServices from '../order-services/contract.ts'
import * as overview from '../overview/contract.ts'
import * as productPackage from '../package/contract.ts'
import * as partner from '../partner/contract.ts'
import * as payment from '../payment/contract.ts'
import * as paymentLink from '../payment-link/contract.ts'
import * as placeDesk from '../place-desk/contract.ts'
import * as poll from '../poll/contract.ts'
import * as priceDesk from '../price-desk/contract.ts'
import * as pricePrint from '../price-print/contract.ts'
import * as priceTag from '../price-tag/contract.ts'
import * as product from '../product/contract.ts'
import * as productDetail from '../product-detail/contract.ts'
import * as productLink from '../product-link/contract.ts'
import * as productPage from '../product-page/contract.ts'
import * as productStock from '../product-stock/contract.ts'
import * as profile from '../profile/contract.ts'
import * as project from '../project/contract.ts'
import * as promotion from '../promotion/contract.ts'
import * as promotionDesk from '../promotion-desk/contract.ts'
import * as question from '../question/contract.ts'
import * as receipt from '../receipt/contract.ts'
import * as recommendation from '../recommendation/contract.ts'
import * as reconciliation from '../reconciliation/contract.ts'
import * as redirect from '../redirect/contract.ts'
import * as reference from '../reference/contract.ts'
import * as refund from '../refund/contract.ts'
import * as region from '../region/contract.ts'
import * as removal from '../removal/contract.ts'
import * as request from '../request/contract.ts'
import * as requestDesk from '../request-desk/contract.ts'
import * as requestLog from '../request-log/contract.ts'
import * as retailOrder from '../retail-order/contract.ts'
import * as retailOrderList from '../retail-order-list/contract.ts'
import * as review from '../review/contract.ts'
import * as search from '../search/contract.ts'
import * as session from '../session/contract.ts'
import * as shell from '../shell/contract.ts'
import * as shopReview from '../shop-review/contract.ts'
import * as shopSetup from '../shop-setup/contract.ts'
import * as sitemap from '../sitemap/contract.ts'
import * as slider from '../slider/contract.ts'
import * as staff from '../staff/contract.ts'
import * as staffInvitation from '../staff-invitation/contract.ts'
import * as staffLog from '../staff-log/contract.ts'
import * as stock from '../stock/contract.ts'
import * as stockDesk from '../stock-desk/contract.ts'
import * as stockNotice from '../stock-notice/contract.ts'
import * as store from '../store/contract.ts'
import * as subscription from '../subscription/contract.ts'
import * as suggestion from '../suggestion/contract.ts'
import * as tariffDesk from '../tariff-desk/contract.ts'
import * as tillPayment from '../till-payment/contract.ts'
import * as upload from '../upload/contract.ts'
import * as vacancy from '../vacancy/contract.ts'
import * as vacancyDesk from '../vacancy-desk/contract.ts'
import * as vendor from '../vendor/contract.ts'
import * as waybill from '../waybill/contract.ts'
import * as webhook from '../webhook/contract.ts'
import type { AnyCall } from './call.ts'

const contracts = [
  removal,
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
  bill,
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
  tillPayment,
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
