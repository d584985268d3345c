import type { Loaders } from '../island/browser/loaders.ts'
import type { screenIslands } from './screen-islands.ts'

/** The scripts of the islands of all other pages. */
export const screenLoaders: Loaders<typeof screenIslands> = {
  homeHero: () =>
    import('../features/home-page/hero-scenes.tsx').then(({ HeroScenes }) => HeroScenes),
  homeBenefits: () =>
    import('../features/home-page/home-benefits.tsx').then(({ HomeBenefits }) => HomeBenefits),
  homeStores: () =>
    import('../features/store/nearest-stores.tsx').then(({ NearestStores }) => NearestStores),
  storeMap: () => import('../features/store/store-map.tsx').then(({ StoreMap }) => StoreMap),
  requestForm: () =>
    import('../features/request/request-form.tsx').then(({ RequestForm }) => RequestForm),
  serviceCalculator: () =>
    import('../features/delivery-calculator/service-calculator.tsx').then(
      ({ ServiceCalculator }) => ServiceCalculator,
    ),
  measurerPrice: () =>
    import('../features/measurer/measurer-price.tsx').then(({ MeasurerPrice }) => MeasurerPrice),
  refundState: () =>
    import('../features/refund/refund-state.tsx').then(({ RefundState }) => RefundState),
  shopReviewForm: () =>
    import('../features/shop-review/shop-review-form.tsx').then(
      ({ ShopReviewForm }) => ShopReviewForm,
    ),
  packageClaim: () =>
    import('../features/package/package-claim.tsx').then(({ PackageClaim }) => PackageClaim),
  favouritesScreen: () =>
    import('../features/favourite/favourites-screen.tsx').then(
      ({ FavouritesScreen }) => FavouritesScreen,
    ),
  listScreen: () =>
    import('../features/favourite/list-screen.tsx').then(({ ListScreen }) => ListScreen),
  saveSharedButton: () =>
    import('../features/favourite/save-shared-button.tsx').then(
      ({ SaveSharedButton }) => SaveSharedButton,
    ),
  compareScreen: () =>
    import('../features/compare/compare-screen.tsx').then(({ CompareScreen }) => CompareScreen),
  pictureSearchForm: () =>
    import('../features/image-search/picture-search-form.tsx').then(
      ({ PictureSearchForm }) => PictureSearchForm,
    ),
  constructorScreen: () =>
    import('../features/project/constructor-screen.tsx').then(
      ({ ConstructorScreen }) => ConstructorScreen,
    ),
  pollForm: () => import('../features/poll/poll-form.tsx').then(({ PollForm }) => PollForm),
  requestList: () =>
    import('../features/request-log/request-list.tsx').then(({ RequestList }) => RequestList),
  outboxList: () =>
    import('../features/message/outbox-list.tsx').then(({ OutboxList }) => OutboxList),
  errorReport: () =>
    import('../features/error-page/error-report.ts').then(({ ErrorReport }) => ErrorReport),
  reopenLink: () =>
    import('../features/error-page/reopen-link.tsx').then(({ ReopenLink }) => ReopenLink),
  serverStack: () =>
    import('../features/error-page/server-stack.tsx').then(({ ServerStack }) => ServerStack),
  saleRow: () => import('../features/error-page/sale-row.tsx').then(({ SaleRow }) => SaleRow),
}
