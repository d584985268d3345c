import { type RetailOrder, useRetailOrder } from '@svetlitsa/api-client/retail-order/queries'
import { retailTexts } from '@svetlitsa/i18n/retail/retail-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { useState } from 'react'
import { AssemblyFilesPart } from '../../assembly-files/assembly-files-part.tsx'
import { DetailPane } from '../../list-detail/detail-pane.tsx'
import { useLetterKeys } from '../../list-detail/use-letter-keys.ts'
import { CancelForm } from './cancel-form.tsx'
import { CancelRequest } from './cancel-request.tsx'
import { DeliveryForm } from './delivery/delivery-form.tsx'
import { OrderMoney } from './money/order-money.tsx'
import { PaymentLinkForm } from './money/payment-link-form.tsx'
import { ReceiveMoneyForm } from './money/receive-money-form.tsx'
import { NoteForm } from './note-form.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderConfirmation } from './order-confirmation.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderDocuments } from './order-documents.tsx'
import type { OrderForm } from './order-form.ts'
import { OrderHistory } from './order-history.tsx'
import { RefundRequests } from './refund-requests.tsx'
import { TakeLinesForm } from './take-lines-form.tsx'

type OrderPaneProps = { guid: string; onClose: () => void; onOpen: (guid: string) => void }

/** The selected order beside the table (full-screen on a phone), with what staff may do to it. */
export function OrderPane({ guid, onClose, onOpen }: OrderPaneProps) {
  const t = useTexts(retailTexts)
  const { data: order, isError, refetch } = useRetailOrder(guid)
  const [form, setForm] = useState<OrderForm | null>(null)
  useLetterKeys({ KeyN: () => setForm('note') })
  if (!order) {
    return (
      <aside className="h-100 w-full shrink-0 p-4 lg:w-100" aria-busy={!isError}>
        {isError ? <ErrorNotice onRetry={() => void refetch()} /> : <Skeleton shape="block" />}
      </aside>
    )
  }
  return (
    <DetailPane
      title={t('pane.title', { number: order.id })}
      closeLabel={t('pane.close')}
      onClose={onClose}
      actions={
        form ? (
          <OrderFormFields order={order} form={form} onDone={() => setForm(null)} />
        ) : (
          <OrderActions order={order} onForm={setForm} />
        )
      }
    >
      <OrderConfirmation order={order} />
      <OrderDetails order={order} />
      <OrderMoney order={order} />
      <OrderDocuments order={order} />
      <CancelRequest order={order} />
      <RefundRequests order={order} />
      {order.events.some(({ kind }) => kind === 'assembly') && (
        <AssemblyFilesPart orderGuid={order.guid} />
      )}
      <OrderHistory order={order} onOpen={onOpen} />
    </DetailPane>
  )
}

type OrderFormFieldsProps = { order: RetailOrder; form: OrderForm; onDone: () => void }

function OrderFormFields({ order, form, onDone }: OrderFormFieldsProps) {
  if (form === 'cancel') return <CancelForm order={order} onDone={onDone} />
  if (form === 'link') return <PaymentLinkForm order={order} onDone={onDone} />
  if (form === 'money') return <ReceiveMoneyForm order={order} onDone={onDone} />
  if (form === 'note') return <NoteForm order={order} onDone={onDone} />
  if (form === 'delivery') return <DeliveryForm order={order} onDone={onDone} />
  return <TakeLinesForm order={order} purpose={form} onDone={onDone} />
}
