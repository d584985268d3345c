import { groupThousands } from '@svetlitsa/domain/money/group-thousands'
import { hasSugarGift } from '@svetlitsa/domain/price/has-sugar-gift'
import type { paymentHints } from '@svetlitsa/domain/price/payment-hints'
import { productTexts } from '@svetlitsa/i18n/product-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { priceWords } from '@svetlitsa/shell/card/card-words'
import { sharedHeartWords } from '@svetlitsa/shell/favourite/heart-words'
import type { loadInitialData } from '../../load-shell.ts'
import type { PageContext } from '../../page-context.ts'
import { ProductTotal } from './arrival/product-total.tsx'
import { BuyButton, type ProductBuy } from './buy-button.tsx'
import { CheaperLink } from './cheaper/cheaper-link.tsx'
import { deliveryWords } from './delivery-words.ts'
import type { ProductOfPage } from './load-product.ts'
import { OfferChoice } from './offer-choice.tsx'
import { OneClickButton } from './one-click-button.tsx'
import { ProductDelivery } from './product-delivery.tsx'
import { ProductHeart } from './product-heart.tsx'
import { ProductPrice } from './product-price.tsx'
import { SugarGift } from './sugar-gift.tsx'

type ProductBuyingProps = {
  product: ProductOfPage
  context: PageContext
  regionData: Awaited<ReturnType<typeof loadInitialData>>['regionData']
  /** Which ways to pay in parts the region has. */
  hints: ReturnType<typeof paymentHints>
  buy: ProductBuy
}

/** Instalments: 12 months, 10 for hits (storefront §9). */
const months = (isHit: boolean) => (isHit ? 10 : 12)

/** The column of buying under the name: price, finish and size, the basket, delivery, the full price. */
export function ProductBuying(props: ProductBuyingProps) {
  const { product, context, regionData, hints, buy } = props
  const { language } = context
  const texts = productTexts[language]
  const say = translator(productTexts, language)
  const { sign } = regionData.currency
  const { id, guid, name, url, offers, hit, byMetre } = product
  const bonus = regionData.disableBonus
    ? {}
    : Object.fromEntries(
        offers
          .filter(({ bonusesReward }) => bonusesReward > 0)
          .map(({ id, bonusesReward: count }) => [
            id,
            say('bonus', { count, sum: groupThousands(count) }),
          ]),
      )
  return (
    <>
      <ProductPrice
        words={{
          price: priceWords(language, byMetre),
          hints: { split: texts.split, installment: say('installment', { months: months(hit) }) },
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
        word={texts.gift}
      />
      {byMetre && <p className="text-small text-ink-soft">{texts.metre}</p>}
      <OfferChoice
        words={{
          finish: texts.finish,
          size: texts.size,
          otherSize: texts.otherSize,
          variant: texts.variant,
          carry: texts.carry,
        }}
      />
      <div className="flex flex-col gap-3">
        <div className="flex gap-3">
          <div className="grow">
            <BuyButton buy={buy} size={56} />
          </div>
          <ProductHeart
            productId={id}
            name={name}
            words={sharedHeartWords(language)}
            look="outline"
          />
        </div>
        <OneClickButton
          name={name}
          quantity={buy.quantity}
          words={{ buy: texts.oneClick, adding: texts.adding }}
        />
      </div>
      <p className="text-small">
        <CheaperLink product={{ guid, name, url }} word={texts.cheaper} />
      </p>
      <ProductDelivery
        productId={id}
        sign={sign}
        words={deliveryWords(language, product.warrantyMonths)}
      />
      <ProductTotal
        productId={id}
        sign={sign}
        words={byMetre ? { ...texts.total, title: texts.total.titleOfMetre } : texts.total}
      />
    </>
  )
}
