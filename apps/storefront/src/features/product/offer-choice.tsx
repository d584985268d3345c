'use client'

import { RadioCards } from '@svetlitsa/ui/primitives/radio-cards'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { TexturePicker } from '@svetlitsa/ui/shop/texture-picker'
import { useOffer } from './offer-scope.tsx'
import { finishesOf, offerOf, sizesOf, twinsOf } from './offers-by.ts'

export type OfferChoiceWords = {
  finish: string
  size: string
  otherSize: string
  variant: string
  /** «Пройдёт ли к вам», beside the size (ux check 21). */
  carry: string
}

/**
 * Finish and size. Any finish can be chosen; where it does not come in the present size, the first
 * size it comes in is taken and shown as chosen. A size that the finish lacks says so. Offers that
 * neither tells apart are chosen by their article, so that every offer can be reached.
 */
export function OfferChoice({ words }: { words: OfferChoiceWords }) {
  const { offers, offer, choose } = useOffer()
  const finishes = finishesOf(offers, offer)
  const sizes = sizesOf(offers, offer)
  const twins = twinsOf(offers, offer)
  const current = finishes.find(({ name }) => name === offer.finish)
  return (
    <div className="flex flex-col gap-6">
      {current && (
        <TexturePicker
          label={words.finish}
          textures={finishes}
          chosenId={current.id}
          onChoose={choose}
          unavailableWord={words.otherSize}
        />
      )}
      {(offer.sizeText || sizes.length > 1) && (
        <p className="flex justify-between gap-4 text-small text-ink-soft">
          <span>
            {words.size}
            {sizes.length < 2 && <span className="font-medium text-ink">: {offer.sizeText}</span>}
          </span>
          {offer.sizeText && <TextLink href="#sizes">{words.carry}</TextLink>}
        </p>
      )}
      {sizes.length > 1 && (
        <div className="-mt-3.5">
          <RadioCards
            legend={words.size}
            name="size"
            chosen="ink"
            columns={3}
            value={offer.size}
            onChange={(size) => {
              const wanted = offerOf(offers, offer.finish, size)
              if (wanted) choose(wanted.id)
            }}
            options={sizes.map(({ size, sizeText, isOffered }) => ({
              value: size,
              title: <span className="inline-block first-letter:uppercase">{size}</span>,
              note: <span className="text-meta">{isOffered ? sizeText : words.otherSize}</span>,
              disabled: !isOffered,
            }))}
          />
        </div>
      )}
      {twins.length > 0 && (
        <div>
          <p className="mb-2.5 text-small text-ink-soft">{words.variant}</p>
          <RadioCards
            legend={words.variant}
            name="variant"
            chosen="ink"
            columns={3}
            value={String(offer.id)}
            onChange={(id) => choose(Number(id))}
            options={twins.map(({ id, article, sizeText }) => ({
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
