'use client'

import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { RadioCards } from '@svetlitsa/ui/forms/radio-cards'
import { TexturePicker } from '@svetlitsa/ui/product/texture-picker'
import { findOffer, listFinishes, listSameVariantOffers, listSizes } from './find-offer.ts'
import { useOffer } from './offer-provider.tsx'

export type OfferPickerTexts = {
  finish: string
  size: string
  otherSize: string
  variant: string
  /** «Пройдёт ли к вам», beside the size (ux check 21). */
  deliveryFit: string
}

/**
 * Selects finish and size. Every finish can be selected; if it does not come in the current size,
 * its first size is selected and shown. Unavailable sizes are marked. Offers with the same finish
 * and size are selected by article, so that every offer can be reached.
 */
export function OfferPicker({ texts }: { texts: OfferPickerTexts }) {
  const { offers, offer, choose } = useOffer()
  const finishes = listFinishes(offers, offer)
  const sizes = listSizes(offers, offer)
  const sameVariantOffers = listSameVariantOffers(offers, offer)
  const current = finishes.find(({ name }) => name === offer.finish)
  return (
    <div className="flex flex-col gap-6">
      {current && (
        <TexturePicker
          label={texts.finish}
          textures={finishes}
          chosenId={current.id}
          onChoose={choose}
          unavailableLabel={texts.otherSize}
        />
      )}
      {(offer.sizeText || sizes.length > 1) && (
        <p className="flex justify-between gap-4 text-small text-ink-soft">
          <span>
            {texts.size}
            {sizes.length < 2 && <span className="font-medium text-ink">: {offer.sizeText}</span>}
          </span>
          {offer.sizeText && <TextLink href="#sizes">{texts.deliveryFit}</TextLink>}
        </p>
      )}
      {sizes.length > 1 && (
        <div className="-mt-3.5">
          <RadioCards
            legend={texts.size}
            name="size"
            chosen="ink"
            columns={3}
            value={offer.size}
            onChange={(size) => {
              const newOffer = findOffer(offers, offer.finish, size)
              if (newOffer) choose(newOffer.id)
            }}
            options={sizes.map(({ size, sizeText, isOffered }) => ({
              value: size,
              title: <span className="inline-block first-letter:uppercase">{size}</span>,
              note: <span className="text-meta">{isOffered ? sizeText : texts.otherSize}</span>,
              disabled: !isOffered,
            }))}
          />
        </div>
      )}
      {sameVariantOffers.length > 0 && (
        <div>
          <p className="mb-2.5 text-small text-ink-soft">{texts.variant}</p>
          <RadioCards
            legend={texts.variant}
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
