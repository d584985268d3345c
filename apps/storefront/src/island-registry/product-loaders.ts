import type { Loaders } from '../island/browser/loaders.ts'
import type { productIslands } from './product-islands.ts'

/** The scripts of the islands of product pages. */
export const productLoaders: Loaders<typeof productIslands> = {
  askButton: () =>
    import('../features/product/question/ask-button.tsx').then(({ AskButton }) => AskButton),
  deliveryFitCheck: () =>
    import('../features/product/delivery-fit/delivery-fit-check.tsx').then(
      ({ DeliveryFitCheck }) => DeliveryFitCheck,
    ),
  kitItems: () => import('../features/product/kit/kit-items.tsx').then(({ KitItems }) => KitItems),
  kitchenModules: () =>
    import('../features/product/kit/kitchen-modules.tsx').then(
      ({ KitchenModules }) => KitchenModules,
    ),
  metreBuying: () =>
    import('../features/product/buying/metre-buying.tsx').then(({ MetreBuying }) => MetreBuying),
  productBuyBar: () =>
    import('../features/product/buying/product-buy-bar.tsx').then(
      ({ ProductBuyBar }) => ProductBuyBar,
    ),
  productBuying: () =>
    import('../features/product/buying/product-buying.tsx').then(
      ({ ProductBuying }) => ProductBuying,
    ),
  productGallery: () =>
    import('../features/product/gallery/product-gallery.tsx').then(
      ({ ProductGallery }) => ProductGallery,
    ),
  productHead: () =>
    import('../features/product/page/product-head.tsx').then(({ ProductHead }) => ProductHead),
  productSpecs: () =>
    import('../features/product/page/product-specs.tsx').then(({ ProductSpecs }) => ProductSpecs),
  questionList: () =>
    import('../features/product/question/question-list.tsx').then(
      ({ QuestionList }) => QuestionList,
    ),
  recommendationRows: () =>
    import('../features/product/recommendation/recommendation-rows.tsx').then(
      ({ RecommendationRows }) => RecommendationRows,
    ),
  reviewList: () =>
    import('../features/product/review/review-list.tsx').then(({ ReviewList }) => ReviewList),
  reviewSummary: () =>
    import('../features/product/review/review-summary.tsx').then(
      ({ ReviewSummary }) => ReviewSummary,
    ),
  sizeDiagram: () =>
    import('../features/product/size/size-diagram.tsx').then(({ SizeDiagram }) => SizeDiagram),
  storeStock: () =>
    import('../features/product/stock/store-stock.tsx').then(({ StoreStock }) => StoreStock),
}
