import type { CustomerOrder } from '@svetlitsa/api-client/customer-order/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { OrderLine } from '@svetlitsa/ui/basket/order-line'
import { OrderLineSum } from '@svetlitsa/ui/basket/order-line/order-line-sum'
import { OrderLineText } from '@svetlitsa/ui/basket/order-line/order-line-text'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'

/** What was ordered, without what was returned. */
export function OrderLines({ order }: { order: CustomerOrder }) {
  const t = useTexts(orderTexts)
  return (
    <section aria-labelledby="goods" className="mt-10">
      <h2 id="goods" className="text-h3">
        {t('goods')}
      </h2>
      <ul className="mt-2 border-t border-line">
        {order.goods.map((line) => (
          <OrderLine
            key={line.lineId}
            picture={
              line.picture && (
                <ProductPicture picture={toPictureData(line.picture, 'thumb')} alt="" />
              )
            }
            text={
              <OrderLineText
                name={line.name}
                href={line.url ?? link.catalog()}
                details={line.article}
              />
            }
            quantity={t(line.byMetre ? 'metres' : 'pieces', { count: line.quantity })}
            sum={
              <OrderLineSum sum={line.sum} sign={order.currency.sign} oldSumLabel={t('oldPrice')} />
            }
          />
        ))}
      </ul>
    </section>
  )
}
