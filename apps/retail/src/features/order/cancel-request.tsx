import { type RetailOrder, useDeclineCancel } from '@svetlitsa/api-client/retail-order/queries'
import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { DeclineForm } from './decline-form.tsx'

/** The customer asks to cancel the order: staff cancel it by its own button, or refuse here. */
export function CancelRequest({ order }: { order: RetailOrder }) {
  const t = useTexts(retailOrderTexts)
  const { mutateAsync } = useDeclineCancel()
  if (!order.isCloseAsked) return null
  const asked = order.events.findLast(({ to }) => to === 'close-asked')
  return (
    <section className="mt-5">
      <h3 className="font-medium">{t('cancelAsked.title')}</h3>
      {asked?.note && <p className="wrap-anywhere">{asked.note}</p>}
      <DeclineForm
        label={t('cancelAsked.answer')}
        submitLabel={t('cancelAsked.decline')}
        onDecline={(declined) => mutateAsync({ orderGuid: order.guid, ...declined })}
      />
    </section>
  )
}
