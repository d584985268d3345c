'use client'

import type { useRemains } from '@svetlitsa/api-client/query/product'
import { cardTexts } from '@svetlitsa/i18n/card-texts'
import { deliveryTexts } from '@svetlitsa/i18n/delivery-texts'
import { Chip } from '@svetlitsa/ui/primitives/chip'
import { CardDelivery } from '@svetlitsa/ui/shop/card-delivery'
import { Price } from '@svetlitsa/ui/shop/price'
import { TexturePicker } from '@svetlitsa/ui/shop/texture-picker'
import { priceWords } from '../card/card-words.tsx'
import { texturePath } from '../card/picture-data.tsx'
import { useLanguage } from '../language-provider.tsx'
import type { QuickChoice } from './quick-choice.ts'

type Stock = ReturnType<NonNullable<ReturnType<typeof useRemains>['data']>['get']>

type QuickFactsProps = {
  choice: QuickChoice
  onChoose: (offerId: number) => void
  sign: string
  byMetre: boolean
  stock: Stock
}

/** Price, finish, size and day of the chosen offer. */
export function QuickFacts({ choice, onChoose, sign, byMetre, stock }: QuickFactsProps) {
  const language = useLanguage()
  const { offer, finishes, sizes } = choice
  const texts = cardTexts[language]
  const textures = finishes.flatMap(({ id, finish, images }) =>
    images.texture.medium ? [{ id, name: finish, src: texturePath(images.texture.medium) }] : [],
  )
  return (
    <>
      <Price price={offer.price} words={priceWords(language, byMetre)} sign={sign} size="product" />
      {textures.length > 1 && (
        <TexturePicker
          label={texts.colour}
          textures={textures}
          chosenId={offer.id}
          onChoose={onChoose}
          unavailableWord={texts.unavailable}
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
        {stock && <QuickDay stock={stock} today={deliveryTexts[language].today} />}
      </div>
    </>
  )
}

function QuickDay({ stock, today }: { stock: NonNullable<Stock>; today: string }) {
  const { selfDeliveryText, deliveryText, deliveryTextWide } = stock
  if (selfDeliveryText === today) return <CardDelivery way="pickup" text={today} />
  const text = deliveryTextWide || deliveryText || selfDeliveryText
  return text ? <CardDelivery way="courier" text={text} /> : null
}
