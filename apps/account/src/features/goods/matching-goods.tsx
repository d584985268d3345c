import type { BoughtGoods } from '@svetlitsa/api-client/bought-goods/queries'
import { useRecommendations } from '@svetlitsa/api-client/recommendation/queries'
import { useInitialData } from '@svetlitsa/api-client/shell/queries'
import { boughtGoodsTexts } from '@svetlitsa/i18n/bought-goods/bought-goods-texts'
import { getPriceTexts } from '@svetlitsa/shell/card/card-texts'
import { toCardView } from '@svetlitsa/shell/card/to-card-product'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'
import { Price } from '@svetlitsa/ui/product/price'

const count = 4

/** What goes with the product that was delivered last: of its series, or bought together with it. */
export function MatchingGoods({ goods }: { goods: BoughtGoods }) {
  const t = useTexts(boughtGoodsTexts)
  const texts = getPriceTexts(useLanguage())
  const { data: initial } = useInitialData()
  const { data } = useRecommendations({
    productId: goods.productId,
    typesToShow: ['series', 'together'],
    count,
  })
  const sign = initial?.regionData.currency.sign
  const products = (data ?? []).flatMap(({ PRODUCTS }) => PRODUCTS)
  const shown = products
    .filter(({ id }, index) => products.findIndex((other) => other.id === id) === index)
    .slice(0, count)
  if (!sign || shown.length === 0) return null
  return (
    <section aria-labelledby="matching" className="mt-10">
      <h2 id="matching" className="text-h2 wrap-anywhere">
        {t('matching', { name: goods.name })}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-4">
        {shown.map((product) => {
          const picture = toCardView(product, sign).offers[0]?.pictures[0]
          return (
            <li key={product.id}>
              <a href={product.url} className="group block rounded-medium">
                <span className="block aspect-5/4 overflow-hidden rounded-medium bg-sand">
                  {picture && <ProductPicture picture={picture} alt="" />}
                </span>
                <span className="mt-2 block">
                  <Price price={product.price} labels={texts} sign={sign} size="small" />
                </span>
                <span className="mt-0.5 line-clamp-2 text-meta group-hover:underline">
                  {product.name}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
