'use client'

import { useMarks } from '@svetlitsa/api-client/product-detail/queries'
import { getOfferLink } from '@svetlitsa/api-client/product-link/client'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useOffer } from '../offer/offer-provider.tsx'

export type StaffMarksProps = {
  productId: number
  label: string
  /** What the page hides from customers of the region; null when it hides nothing. */
  hiddenText: string | null
  /** «Ссылка на вариант», which opens the link of the selected offer to be sent to a customer. */
  linkText: string
  name: string
}

/** The assortment marks of a product, and what pages of the region hide (role.employee). */
export function StaffMarks({ productId, label, hiddenText, linkText, name }: StaffMarksProps) {
  const { offer } = useOffer()
  const { open } = useWindows()
  const { data } = useMarks(productId, true)
  const openLink = async () => {
    try {
      const outcome = await getOfferLink({ offerId: offer.id })
      if (!outcome.ok) return open('error', { text: outcome.message })
      open('minishare', { url: `${location.origin}${outcome.answer.url}`, title: name })
    } catch (error) {
      open('error', { text: getErrorMessage(error) })
    }
  }
  const marks = data?.[0]?.categorizations ?? []
  return (
    <>
      {marks.length > 0 && (
        <span>
          {label}: {marks.join(', ')}
        </span>
      )}
      {hiddenText && <span>{hiddenText}</span>}
      <TextLink onClick={() => void openLink()}>{linkText}</TextLink>
    </>
  )
}
