import * as analytics from './analytics.ts'
import * as banner from './banner.ts'
import * as basket from './basket.ts'
import * as bonus from './bonus.ts'
import type { AnyCall } from './call.ts'
import * as catalogue from './catalogue.ts'
import * as content from './content.ts'
import * as delivery from './delivery.ts'
import * as favourite from './favourite.ts'
import * as favouriteList from './favourite-list.ts'
import * as imageSearch from './image-search.ts'
import * as kit from './kit.ts'
import * as manufacturer from './manufacturer.ts'
import * as message from './message.ts'
import * as moderation from './moderation.ts'
import * as news from './news.ts'
import * as order from './order.ts'
import * as payment from './payment.ts'
import * as poll from './poll.ts'
import * as product from './product.ts'
import * as productDetail from './product-detail.ts'
import * as productLink from './product-link.ts'
import * as productPage from './product-page.ts'
import * as productStock from './product-stock.ts'
import * as project from './project.ts'
import * as promotion from './promotion.ts'
import * as question from './question.ts'
import * as receipt from './receipt.ts'
import * as recommendation from './recommendation.ts'
import * as region from './region.ts'
import * as remains from './remains.ts'
import * as request from './request.ts'
import * as requestLog from './request-log.ts'
import * as review from './review.ts'
import * as search from './search.ts'
import * as session from './session.ts'
import * as shell from './shell.ts'
import * as shopReview from './shop-review.ts'
import * as sitemap from './sitemap.ts'
import * as slider from './slider.ts'
import * as style from './style.ts'
import * as subscription from './subscription.ts'
import * as vacancy from './vacancy.ts'

const nouns = [
  analytics,
  banner,
  basket,
  bonus,
  catalogue,
  content,
  delivery,
  favourite,
  favouriteList,
  imageSearch,
  manufacturer,
  message,
  moderation,
  news,
  order,
  payment,
  poll,
  product,
  project,
  promotion,
  receipt,
  recommendation,
  region,
  remains,
  request,
  requestLog,
  search,
  session,
  shell,
  sitemap,
  shopReview,
  slider,
  style,
  subscription,
  vacancy,
  kit,
  productDetail,
  productLink,
  productPage,
  productStock,
  question,
  review,
]

/** The whole agreement: every call of every noun. */
export const allCalls: readonly AnyCall[] = nouns.flatMap((noun) =>
  Object.values<unknown>(noun).filter(isCall),
)

function isCall(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'method' in value && 'refusals' in value
}
