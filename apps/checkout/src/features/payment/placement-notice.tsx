import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'

type PlacementNoticeProps = {
  way: 'bill' | 'certificate' | 'onReceipt'
  /** Whether the order is cancelled unless its phone is confirmed; it is not called placed before. */
  needsConfirmation: boolean
}

/** Says that the order is placed without a charge, and that it can still be paid here. */
export function PlacementNotice({ way, needsConfirmation }: PlacementNoticeProps) {
  const t = useTexts(checkoutTexts)
  const isSaid = way === 'bill' || !needsConfirmation
  return (
    <Notice tone={needsConfirmation ? 'sand' : 'forest'} live>
      {isSaid && (
        <>
          <span className="block font-medium">{t(`payment.placed.${way}Title`)}</span>
          <span className="mb-2 block">{t(`payment.placed.${way}Text`)}</span>
        </>
      )}
      <span className="block">{t('payment.placed.other')}</span>
    </Notice>
  )
}
