'use client'

import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Button } from '@svetlitsa/ui/primitives/button'
import { useOffer } from '../offer-scope.tsx'

type WriteReviewButtonProps = { productId: number; words: { write: string; title: string } }

/** «Написать отзыв»: opens the form for the offer on the screen. */
export function WriteReviewButton({ productId, words }: WriteReviewButtonProps) {
  const { open } = useWindows()
  const { offer } = useOffer()
  const write = () => open('productReview', { title: words.title, productId, offerId: offer.id })
  return (
    <Button kind="outline" wide onClick={write}>
      {words.write}
    </Button>
  )
}
