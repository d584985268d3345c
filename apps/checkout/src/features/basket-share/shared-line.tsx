import type { BasketItem } from '@svetlitsa/api-client/basket/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { OrderLine } from '@svetlitsa/ui/basket/order-line'
import { OrderLineSum } from '@svetlitsa/ui/basket/order-line/order-line-sum'
import { OrderLineText } from '@svetlitsa/ui/basket/order-line/order-line-text'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'

/** A line of a suggested basket, at today's price. */
export function SharedLine({ item, sign }: { item: BasketItem; sign: string }) {
  const t = useTexts(basketTexts)
  const { name, url, quantity, byMetre, sum, picture, sizeText, finish } = item
  const price = formatPrice(item.price.new, { sign })
  return (
    <OrderLine
      picture={picture && <ProductPicture picture={toPictureData(picture, 'thumb')} alt="" />}
      text={
        <OrderLineText
          name={name}
          href={url}
          details={[sizeText, finish].filter(Boolean).join(' · ')}
        />
      }
      quantity={
        <span className="text-small whitespace-nowrap">
          {t(byMetre ? 'share.metres' : 'share.pieces', { quantity })}
        </span>
      }
      sum={
        <OrderLineSum
          sum={sum.new}
          oldSum={sum.old}
          sign={sign}
          oldSumLabel={t('oldPrice')}
          perPiece={
            byMetre ? t('perMetre', { price }) : quantity > 1 ? t('perPiece', { price }) : undefined
          }
        />
      }
    />
  )
}
