import { useMarks } from '@svetlitsa/api-client/product-detail/queries'
import { getOfferLink } from '@svetlitsa/api-client/product-link/client'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'

export type StaffMarksProps = {
  productId: number
  /** The selected offer, whose link is sent to a customer. */
  offerId: number
  name: string
  /** Whether the page hides something from the customers of its region. */
  isKz: boolean
}

/** The assortment marks of a product, and what pages of the region hide (role.employee). */
export function StaffMarks({ productId, offerId, name, isKz }: StaffMarksProps) {
  const t = useTexts(productTexts)
  const { open } = useWindows()
  const { data } = useMarks(productId, true)
  const openLink = async () => {
    try {
      const outcome = await getOfferLink({ offerId })
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
          {t('marks')}: {marks.join(', ')}
        </span>
      )}
      {isKz && <span>{t('hiddenInKz')}</span>}
      <TextLink onClick={() => void openLink()}>{t('offerLink')}</TextLink>
    </>
  )
}
