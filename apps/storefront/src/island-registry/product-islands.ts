import { MetreBuying } from '../features/product/buying/metre-buying.tsx'
import { ProductBuyBar } from '../features/product/buying/product-buy-bar.tsx'
import { ProductBuying } from '../features/product/buying/product-buying.tsx'
import { DeliveryFitCheck } from '../features/product/delivery-fit/delivery-fit-check.tsx'
import { ProductGallery } from '../features/product/gallery/product-gallery.tsx'
import { KitItems } from '../features/product/kit/kit-items.tsx'
import { KitchenModules } from '../features/product/kit/kitchen-modules.tsx'
import { ProductHead } from '../features/product/page/product-head.tsx'
import { ProductSpecs } from '../features/product/page/product-specs.tsx'
import { AskButton } from '../features/product/question/ask-button.tsx'
import { QuestionList } from '../features/product/question/question-list.tsx'
import { RecommendationRows } from '../features/product/recommendation/recommendation-rows.tsx'
import { ReviewList } from '../features/product/review/review-list.tsx'
import { ReviewSummary } from '../features/product/review/review-summary.tsx'
import { SizeDiagram } from '../features/product/size/size-diagram.tsx'
import { StoreStock } from '../features/product/stock/store-stock.tsx'

/** The islands of product pages. */
export const productIslands = {
  askButton: AskButton,
  deliveryFitCheck: DeliveryFitCheck,
  kitItems: KitItems,
  kitchenModules: KitchenModules,
  metreBuying: MetreBuying,
  productBuyBar: ProductBuyBar,
  productBuying: ProductBuying,
  productGallery: ProductGallery,
  productHead: ProductHead,
  productSpecs: ProductSpecs,
  questionList: QuestionList,
  recommendationRows: RecommendationRows,
  reviewList: ReviewList,
  reviewSummary: ReviewSummary,
  sizeDiagram: SizeDiagram,
  storeStock: StoreStock,
}
