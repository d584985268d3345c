import { useRecommendations } from '@svetlitsa/api-client/recommendation/queries'
import { productCardTexts } from '@svetlitsa/i18n/product-card/product-card-texts'
import { receiptTexts } from '@svetlitsa/i18n/receipt/receipt-texts'
import { listStockOfferIds } from '@svetlitsa/shell/card/list-stock-offer-ids'
import { RemainsProvider } from '@svetlitsa/shell/card/remains-provider'
import { ShopCard } from '@svetlitsa/shell/card/shop-card'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { CardSlider } from '@svetlitsa/ui/product/card-slider'

/** Recommendations below a receipt, shown when its flag is set (receipt.page). */
export function ReceiptRecommendations({ sign }: { sign: string }) {
  const language = useLanguage()
  const { data: groups } = useRecommendations({ typesToShow: ['popular'], count: 8 })
  const products = (groups ?? [])
    .flatMap((group) => group.PRODUCTS)
    .filter(({ offerIdCurrent }) => offerIdCurrent !== 0)
  if (products.length === 0) return null
  const { previous, next, pause, play } = productCardTexts[language]
  return (
    <div className="mt-section print:hidden">
      <RemainsProvider offerIds={listStockOfferIds(products)}>
        <CardSlider
          title={receiptTexts[language].recommendation}
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
