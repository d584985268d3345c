import type { useRemains } from '@svetlitsa/api-client/product/queries'
import { deliveryTexts } from '@svetlitsa/i18n/delivery/delivery-texts'
import { productCardTexts } from '@svetlitsa/i18n/product-card/product-card-texts'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { Price } from '@svetlitsa/ui/product/price'
import { CardDelivery } from '@svetlitsa/ui/product/product-card/card-delivery'
import { TexturePicker } from '@svetlitsa/ui/product/texture-picker'
import { getPriceTexts } from '../card/card-texts.ts'
import { useLanguage } from '../language/language-provider.tsx'
import { getTextureUrl } from '../picture/to-picture-data.ts'
import type { QuickViewChoice } from './find-quick-view-choice.ts'

type Stock = ReturnType<NonNullable<ReturnType<typeof useRemains>['data']>['get']>

type QuickViewDetailsProps = {
  choice: QuickViewChoice
  onChoose: (offerId: number) => void
  sign: string
  byMetre: boolean
  stock: Stock
}

/** Price, finish, size and delivery date of the selected offer. */
export function QuickViewDetails({
  choice,
  onChoose,
  sign,
  byMetre,
  stock,
}: QuickViewDetailsProps) {
  const language = useLanguage()
  const { offer, finishes, sizes } = choice
  const texts = productCardTexts[language]
  const textures = finishes.flatMap(({ id, finish, images }) =>
    images.texture.medium ? [{ id, name: finish, src: getTextureUrl(images.texture.medium) }] : [],
  )
  return (
    <>
      <Price
        price={offer.price}
        labels={getPriceTexts(language, byMetre)}
        sign={sign}
        size="product"
      />
      {textures.length > 1 && (
        <TexturePicker
          label={texts.colour}
          textures={textures}
          chosenId={offer.id}
          onChoose={onChoose}
          unavailableLabel={texts.unavailable}
        />
      )}
      {sizes.length > 1 && (
        <fieldset className="min-w-0">
          <legend className="mb-2 text-small text-ink-soft">{texts.size}</legend>
          <div className="flex flex-wrap gap-2">
            {sizes.map(({ size, offerId }) => (
              <Chip key={size} chosen={size === offer.size} onClick={() => onChoose(offerId)}>
                {size}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      <div className="min-h-6 text-small" aria-live="polite">
        {stock && <QuickViewDeliveryDate stock={stock} today={deliveryTexts[language].today} />}
      </div>
    </>
  )
}

function QuickViewDeliveryDate({ stock, today }: { stock: NonNullable<Stock>; today: string }) {
  const { selfDelivery, selfDeliveryText, deliveryText, deliveryTextWide } = stock
  if (selfDelivery === 'today') return <CardDelivery method="pickup" text={today} />
  const text = deliveryTextWide || deliveryText || selfDeliveryText
  return text ? <CardDelivery method="courier" text={text} /> : null
}
