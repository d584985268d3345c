import type { Basket } from '@svetlitsa/api-client/basket/queries'
import { useRecommendationsForBasket } from '@svetlitsa/api-client/recommendation/queries'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { productCardTexts } from '@svetlitsa/i18n/product-card/product-card-texts'
import { listStockOfferIds } from '@svetlitsa/shell/card/list-stock-offer-ids'
import { RemainsProvider } from '@svetlitsa/shell/card/remains-provider'
import { ShopCard } from '@svetlitsa/shell/card/shop-card'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { CardSlider } from '@svetlitsa/ui/product/card-slider'

type BasketRecommendationsProps = { basket: Basket; sign: string }

const shownCards = 10

/** Goods that go with the basket; nothing where there are none (basket.recommend). */
export function BasketRecommendations({ basket, sign }: BasketRecommendationsProps) {
  const language = useLanguage()
  const lines = [...basket.items, ...basket.unavailable]
  const { data: groups } = useRecommendationsForBasket(
    lines.map(({ offerIdCurrent }) => offerIdCurrent),
    shownCards,
  )
  const productIds = lines.map(({ productId }) => productId)
  const products = (groups ?? [])
    .flatMap(({ PRODUCTS }) => PRODUCTS)
    .filter(({ id, offerIdCurrent }) => offerIdCurrent !== 0 && !productIds.includes(id))
    .slice(0, shownCards)
  if (products.length === 0) return null
  const { previous, next, pause, play } = productCardTexts[language]
  return (
    <div className="mt-section">
      <RemainsProvider offerIds={listStockOfferIds(products)}>
        <CardSlider
          title={
            lines.length > 0 ? basketTexts[language].recommendations : (groups?.[0]?.name ?? '')
          }
          labels={{ back: previous, on: next, pause, play }}
        >
          {products.map((product) => (
            <ShopCard key={product.id} product={product} sign={sign} />
          ))}
        </CardSlider>
      </RemainsProvider>
    </div>
  )
}
