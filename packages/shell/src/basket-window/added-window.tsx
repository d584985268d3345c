import { useBasketRecommendations } from '@svetlitsa/api-client/recommendation/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { basketWindowTexts } from '@svetlitsa/i18n/basket-window/basket-window-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { Price } from '@svetlitsa/ui/product/price'
import type { AddedItem } from '../basket/added-item.ts'
import { getPriceTexts } from '../card/card-texts.ts'
import { useLanguage } from '../language/language-provider.tsx'
import { useTexts } from '../language/use-texts.ts'
import { AddedRecommendations } from './added-recommendations.tsx'

type AddedWindowProps = { item: AddedItem; quantity: number; reduced: number | null }

/**
 * The window after «В корзину»: the added item, links to the basket and back, and three
 * recommendations.
 */
export function AddedWindow({ item, quantity, reduced }: AddedWindowProps) {
  const t = useTexts(basketWindowTexts)
  const texts = getPriceTexts(useLanguage(), item.byMetre)
  const { close } = useWindows()
  const { data: groups } = useBasketRecommendations({ offerId: item.offerId, count: 3 })
  const group = groups?.[0]
  return (
    <div className="flex flex-col gap-6">
      <div className="flex gap-4 md:gap-6">
        {item.picture && (
          <div className="aspect-5/4 w-28 shrink-0 overflow-hidden rounded-medium bg-sand md:w-44">
            <ProductPicture picture={item.picture} alt="" load="soon" />
          </div>
        )}
        <div className="min-w-0 self-center">
          <p className="text-h3">{item.name}</p>
          {item.variantText && <p className="mt-1 text-small text-ink-soft">{item.variantText}</p>}
          {item.byMetre && reduced === null && (
            <p className="mt-1 text-small">{t('length', { length: quantity })}</p>
          )}
          <p className="mt-2">
            <Price price={item.price} labels={texts} sign={item.sign} />
          </p>
        </div>
      </div>
      {reduced !== null && (
        <Notice>{t(item.byMetre ? 'reducedLength' : 'reduced', { quantity: reduced })}</Notice>
      )}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button href={link.basket()}>{t('toBasket')}</Button>
        <Button kind="quiet" onClick={close}>
          {t('goOn')}
        </Button>
      </div>
      {group && (
        <AddedRecommendations products={group.PRODUCTS} sign={item.sign} title={group.name} />
      )}
    </div>
  )
}
