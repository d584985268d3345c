import { productTexts } from '@svetlitsa/i18n/product-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { priceWords } from '@svetlitsa/shell/card/card-words'
import type { loadInitialData } from '../../load-shell.ts'
import type { PageContext } from '../../page-context.ts'
import { BuyButton, type ProductBuy } from './buy-button.tsx'
import { deliveryWords } from './delivery-words.ts'
import type { ProductOfPage } from './load-product.ts'
import { OfferArticle } from './offer-article.tsx'
import { OfferChoice } from './offer-choice.tsx'
import { ProductDelivery } from './product-delivery.tsx'
import { ProductHead } from './product-head.tsx'
import { ProductPrice } from './product-price.tsx'

type ProductBuyingProps = {
  product: ProductOfPage
  context: PageContext
  regionData: Awaited<ReturnType<typeof loadInitialData>>['regionData']
  buy: ProductBuy
}

/** Instalments: 12 months, 10 for hits (storefront §9). */
const months = (isHit: boolean) => (isHit ? 10 : 12)

/** The column of buying: name, price, finish and size, the basket, delivery. */
export function ProductBuying({ product, context, regionData, buy }: ProductBuyingProps) {
  const { language } = context
  const texts = productTexts[language]
  const say = translator(productTexts, language)
  const { sign } = regionData.currency
  const bonus = regionData.disableBonus
    ? {}
    : Object.fromEntries(
        product.offers
          .filter(({ bonusesReward }) => bonusesReward > 0)
          .map(({ id, bonusesReward }) => [id, say('bonus', { count: bonusesReward })]),
      )
  return (
    <>
      <ProductHead
        product={product}
        context={context}
        article={<OfferArticle words={texts.article} />}
      />
      <ProductPrice
        words={{
          price: priceWords(language),
          hints: {
            split: texts.split,
            installment: say('installment', { months: months(product.hit) }),
          },
        }}
        bonus={bonus}
        sign={sign}
        isHit={product.hit}
        hints={{
          split: regionData.splitAvailable,
          installment: regionData.installmentType === 'installment',
        }}
      />
      <OfferChoice words={{ finish: texts.finish, size: texts.size, otherSize: texts.otherSize }} />
      <BuyButton buy={buy} size={56} />
      <ProductDelivery
        productId={product.id}
        sign={sign}
        words={deliveryWords(language, product.warrantyMonths)}
      />
    </>
  )
}
