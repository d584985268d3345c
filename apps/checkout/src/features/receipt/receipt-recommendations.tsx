import { useRecommendations } from '@svetlitsa/api-client/query/recommendation'
import { cardTexts } from '@svetlitsa/i18n/card-texts'
import { receiptTexts } from '@svetlitsa/i18n/receipt-texts'
import { remainsOfProducts } from '@svetlitsa/shell/card/remains-of-products'
import { RemainsScope } from '@svetlitsa/shell/card/remains-scope'
import { ShopCard } from '@svetlitsa/shell/card/shop-card'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { CardSlider } from '@svetlitsa/ui/shop/card-slider'

/** Goods below a receipt, where its flag asks for them (storefront §3). */
export function ReceiptRecommendations({ sign }: { sign: string }) {
  const language = useLanguage()
  const { data: groups } = useRecommendations({ typesToShow: ['popular'], count: 8 })
  const products = (groups ?? [])
    .flatMap((group) => group.PRODUCTS)
    .filter(({ offerIdCurrent }) => offerIdCurrent !== 0)
  if (products.length === 0) return null
  const { previous, next, pause, play } = cardTexts[language]
  return (
    <div className="mt-section print:hidden">
      <RemainsScope offerIds={remainsOfProducts(products)}>
        <CardSlider
          title={receiptTexts[language].recommendation}
          words={{ back: previous, on: next, pause, play }}
        >
          {products.map((product) => (
            <ShopCard key={product.id} product={product} language={language} sign={sign} />
          ))}
        </CardSlider>
      </RemainsScope>
    </div>
  )
}
