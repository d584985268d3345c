import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { groupThousands } from '@svetlitsa/domain/money/group-thousands'
import { getInstallmentMonths } from '@svetlitsa/domain/price/calculate-installment'
import type { PaymentHints } from '@svetlitsa/domain/price/get-payment-hints'
import { getSugarGiftThreshold, hasSugarGift } from '@svetlitsa/domain/price/has-sugar-gift'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { getBuyTexts, getPriceTexts } from '@svetlitsa/shell/card/card-texts'
import { getHeartTexts } from '@svetlitsa/shell/favourite/get-heart-texts'
import type { loadInitialData } from '../../../page-context/load-initial-data.ts'
import type { PageContext } from '../../../page-context/page-context.ts'
import { CheaperLink } from '../cheaper/cheaper-link.tsx'
import { getDeliveryTexts } from '../delivery/get-delivery-texts.ts'
import { ProductDelivery } from '../delivery/product-delivery.tsx'
import { ProductTotal } from '../delivery/product-total.tsx'
import { OfferPicker } from '../offer/offer-picker.tsx'
import type { ProductDetails } from '../page/load-product-page.ts'
import { BuyButton, type ProductBuy } from './buy-button.tsx'
import { OneClickButton } from './one-click-button.tsx'
import { ProductHeart } from './product-heart.tsx'
import { ProductLength } from './product-length.tsx'
import { ProductPrice, SugarGift } from './product-price.tsx'

type ProductBuyingProps = {
  product: ProductDetails
  context: PageContext
  regionData: Awaited<ReturnType<typeof loadInitialData>>['regionData']
  hints: PaymentHints
  buy: ProductBuy
}

/**
 * The buying column below the name: price, finish and size, basket button, delivery, total price.
 */
export function ProductBuying(props: ProductBuyingProps) {
  const { product, context, regionData, hints, buy } = props
  const { language } = context
  const texts = productTexts[language]
  const t = getTranslator(productTexts, language)
  const { sign } = regionData.currency
  const { id, guid, name, url, offers, hit, byMetre } = product
  const bonus = regionData.disableBonus
    ? {}
    : Object.fromEntries(
        offers
          .filter(({ bonusesReward }) => bonusesReward > 0)
          .map(({ id, bonusesReward: count }) => [
            id,
            t('bonus', { count, sum: groupThousands(count) }),
          ]),
      )
  return (
    <>
      <ProductPrice
        texts={{
          price: getPriceTexts(language, byMetre),
          partner: getBuyTexts(language).partnerPrice,
          hints: {
            parts: texts[hints.parts ?? 'split'],
            monthly: t(hints.monthly ?? 'installment', { months: getInstallmentMonths({ hit }) }),
          },
        }}
        bonus={bonus}
        sign={sign}
        isHit={hit}
        hints={hints}
      />
      <SugarGift
        offerIds={offers
          .filter(({ price }) => hasSugarGift(price.new, regionData))
          .map((offer) => offer.id)}
        label={t('gift', { sum: formatPrice(getSugarGiftThreshold(regionData), { sign }) })}
      />
      <OfferPicker
        texts={{
          finish: texts.finish,
          size: texts.size,
          otherSize: texts.otherSize,
          variant: texts.variant,
          deliveryFit: texts.carry,
        }}
      />
      {buy.length && (
        <div className="flex flex-col gap-2">
          <ProductLength
            terms={{ minimumBatch: product.minimumBatch, sellsRemains: product.isSaleRemains }}
            sign={sign}
            texts={buy.length}
          />
          <p className="text-small text-ink-soft">{texts.metre}</p>
        </div>
      )}
      <div className="flex flex-col gap-3">
        <div className="flex gap-3">
          <div className="grow">
            <BuyButton buy={buy} size={56} />
          </div>
          <ProductHeart
            productId={id}
            name={name}
            projectId={product.projectId}
            texts={getHeartTexts(language)}
            variant="outline"
          />
        </div>
        <OneClickButton name={name} texts={{ buy: texts.oneClick, adding: texts.adding }} />
      </div>
      <p className="text-small">
        <CheaperLink product={{ guid, name, url }} label={texts.cheaper} />
      </p>
      <ProductDelivery
        productId={id}
        sign={sign}
        texts={getDeliveryTexts(language, product.warrantyMonths)}
      />
      <ProductTotal productId={id} sign={sign} texts={texts.total} />
    </>
  )
}
