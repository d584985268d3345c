import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { RadioCards } from '@svetlitsa/ui/forms/radio-cards'
import { TexturePicker } from '@svetlitsa/ui/product/texture-picker'
import { findOffer, listFinishes, listSameVariantOffers, listSizes } from './find-offer.ts'
import type { ProductOffer } from './product-offer.ts'
import { selectOffer } from './selected-offer.ts'

type OfferPickerProps = { offers: readonly ProductOffer[]; offer: ProductOffer }

/**
 * Selects finish and size. Every finish can be selected; if it does not come in the current size,
 * its first size is selected and shown. Unavailable sizes are marked. Offers with the same finish
 * and size are selected by article, so that every offer can be reached.
 */
export function OfferPicker({ offers, offer }: OfferPickerProps) {
  const t = useTexts(productTexts)
  const choose = (offerId: number) => {
    const chosen = offers.find(({ id }) => id === offerId)
    if (chosen) selectOffer(chosen)
  }
  const finishes = listFinishes(offers, offer)
  const sizes = listSizes(offers, offer)
  const sameVariantOffers = listSameVariantOffers(offers, offer)
  const current = finishes.find(({ name }) => name === offer.finish)
  return (
    <div className="flex flex-col gap-6">
      {current && (
        <TexturePicker
          label={t('finish')}
          textures={finishes}
          chosenId={current.id}
          onChoose={choose}
          unavailableLabel={t('otherSize')}
        />
      )}
      {(offer.sizeText || sizes.length > 1) && (
        <p className="flex justify-between gap-4 text-small text-ink-soft">
          <span>
            {t('size')}
            {sizes.length < 2 && <span className="font-medium text-ink">: {offer.sizeText}</span>}
          </span>
          {/* Beside the size (ux check 21). */}
          {offer.sizeText && <TextLink href="#sizes">{t('carry')}</TextLink>}
        </p>
      )}
      {sizes.length > 1 && (
        <div className="-mt-3.5">
          <RadioCards
            legend={t('size')}
            name="size"
            chosen="ink"
            columns={3}
            value={offer.size}
            onChange={(size) => {
              const newOffer = findOffer(offers, offer.finish, size)
              if (newOffer) selectOffer(newOffer)
            }}
            options={sizes.map(({ size, sizeText, isOffered }) => ({
              value: size,
              title: <span className="inline-block first-letter:uppercase">{size}</span>,
              note: <span className="text-meta">{isOffered ? sizeText : t('otherSize')}</span>,
              disabled: !isOffered,
            }))}
          />
        </div>
      )}
      {sameVariantOffers.length > 0 && (
        <div>
          <p className="mb-2.5 text-small text-ink-soft">{t('variant')}</p>
          <RadioCards
            legend={t('variant')}
            name="variant"
            chosen="ink"
            columns={3}
            value={String(offer.id)}
            onChange={(id) => choose(Number(id))}
            options={sameVariantOffers.map(({ id, article, sizeText }) => ({
              value: String(id),
              title: article,
              note: <span className="text-meta">{sizeText}</span>,
            }))}
          />
        </div>
      )}
    </div>
  )
}
