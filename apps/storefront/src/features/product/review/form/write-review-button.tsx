'use client'

import { Button } from '@svetlitsa/ui/actions/button'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useOffer } from '../../offer/offer-provider.tsx'

type WriteReviewButtonProps = { productId: number; texts: { write: string; title: string } }

/** «Написать отзыв»: opens the form for the selected offer. */
export function WriteReviewButton({ productId, texts }: WriteReviewButtonProps) {
  const { open } = useWindows()
  const { offer } = useOffer()
  const openReview = () =>
    open('productReview', { title: texts.title, productId, offerId: offer.id })
  return (
    <Button kind="outline" wide onClick={openReview}>
      {texts.write}
    </Button>
  )
}
