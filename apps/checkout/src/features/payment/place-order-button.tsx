import { usePlaceOnReceipt } from '@svetlitsa/api-client/payment/queries'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { createIdempotencyKey } from '@svetlitsa/shell/form/create-idempotency-key'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useState } from 'react'

type PlaceOrderButtonProps = { basketGroup: string; methodId: string; sum: number }

/** Places an order that is paid on receipt (payment.on-receipt). */
export function PlaceOrderButton({ basketGroup, methodId, sum }: PlaceOrderButtonProps) {
  const t = useTexts(checkoutTexts)
  const { open } = useWindows()
  const [key] = useState(createIdempotencyKey)
  const { mutateAsync, isPending } = usePlaceOnReceipt(key)
  const place = async () => {
    const outcome = await mutateAsync({ basketGroup, methodId, sum }).catch(() => null)
    if (outcome?.ok) return
    const text = outcome?.message ?? t('payment.failed')
    open('result', { title: t('payment.failTitle'), text, tone: 'failed' })
  }
  return (
    <Button size={56} wide disabled={isPending} onClick={() => void place()}>
      {t('payment.placed.order')}
    </Button>
  )
}
