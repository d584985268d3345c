import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'

/** Says that the order is placed without a charge, and that it can still be paid here. */
export function PlacementNotice({ way }: { way: 'bill' | 'certificate' | 'onReceipt' }) {
  const t = useTexts(checkoutTexts)
  return (
    <Notice tone="forest" live>
      <span className="block font-medium">{t(`payment.placed.${way}Title`)}</span>
      <span className="block">{t(`payment.placed.${way}Text`)}</span>
      <span className="mt-2 block">{t('payment.placed.other')}</span>
    </Notice>
  )
}
