import { CompareScreen } from '../features/compare/compare-screen.tsx'
import { ServiceCalculator } from '../features/delivery-calculator/service-calculator.tsx'
import { ErrorReport } from '../features/error-page/error-report.ts'
import { ReopenLink } from '../features/error-page/reopen-link.tsx'
import { SaleRow } from '../features/error-page/sale-row.tsx'
import { ServerStack } from '../features/error-page/server-stack.tsx'
import { FavouritesScreen } from '../features/favourite/favourites-screen.tsx'
import { ListScreen } from '../features/favourite/list-screen.tsx'
import { SaveSharedButton } from '../features/favourite/save-shared-button.tsx'
import { HeroScenes } from '../features/home-page/hero-scenes.tsx'
import { HomeBenefits } from '../features/home-page/home-benefits.tsx'
import { PictureSearchForm } from '../features/image-search/picture-search-form.tsx'
import { MeasurerPrice } from '../features/measurer/measurer-price.tsx'
import { OutboxList } from '../features/message/outbox-list.tsx'
import { PackageClaim } from '../features/package/package-claim.tsx'
import { PollForm } from '../features/poll/poll-form.tsx'
import { ConstructorScreen } from '../features/project/constructor-screen.tsx'
import { RefundState } from '../features/refund/refund-state.tsx'
import { RequestForm } from '../features/request/request-form.tsx'
import { RequestList } from '../features/request-log/request-list.tsx'
import { ShopReviewForm } from '../features/shop-review/shop-review-form.tsx'
import { NearestStores } from '../features/store/nearest-stores.tsx'
import { StoreMap } from '../features/store/store-map.tsx'

/** The islands of all other pages. */
export const screenIslands = {
  homeHero: HeroScenes,
  homeBenefits: HomeBenefits,
  homeStores: NearestStores,
  storeMap: StoreMap,
  requestForm: RequestForm,
  serviceCalculator: ServiceCalculator,
  measurerPrice: MeasurerPrice,
  refundState: RefundState,
  shopReviewForm: ShopReviewForm,
  packageClaim: PackageClaim,
  favouritesScreen: FavouritesScreen,
  listScreen: ListScreen,
  saveSharedButton: SaveSharedButton,
  compareScreen: CompareScreen,
  pictureSearchForm: PictureSearchForm,
  constructorScreen: ConstructorScreen,
  pollForm: PollForm,
  requestList: RequestList,
  outboxList: OutboxList,
  errorReport: ErrorReport,
  reopenLink: ReopenLink,
  serverStack: ServerStack,
  saleRow: SaleRow,
}
