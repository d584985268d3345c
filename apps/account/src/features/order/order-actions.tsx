import { type CustomerOrder, useAskForAssembly } from '@svetlitsa/api-client/customer-order/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { link } from '@svetlitsa/domain/route/site-map'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { ClaimLink } from './claim-link.tsx'
import { RepeatButton } from './repeat-button.tsx'
import { hasServiceLinks, ServiceLinks } from './service-links.tsx'
import { useChangeOrder } from './use-change-order.ts'

// Loaded when their button is pressed.
const CloseForm = lazyWithReload(() =>
  import('./close-form.tsx').then((module) => ({ default: module.CloseForm })),
)
const DayForm = lazyWithReload(() =>
  import('./day-form.tsx').then((module) => ({ default: module.DayForm })),
)
const RefundForm = lazyWithReload(() =>
  import('./refund/refund-form.tsx').then((module) => ({ default: module.RefundForm })),
)

/** What needs more than a click; it stands in the address, so that messages and Back lead to it. */
export type OrderForm = 'day' | 'close' | 'refund'

type OrderActionsProps = { order: CustomerOrder; form: OrderForm | null }

/** What can be done with an order now, and nothing that would be refused. */
export function OrderActions({ order, form }: OrderActionsProps) {
  const t = useTexts(orderTexts)
  const navigate = useNavigate()
  const [message, setMessage] = useState<string | null>(null)
  const { actions, guid } = order
  const open = (next: OrderForm | null) => {
    const href = next ? `${link.order(guid)}?form=${next}` : link.order(guid)
    void navigate({ href, replace: next === null })
  }
  const onDone = (text: string) => {
    setMessage(text)
    open(null)
  }
  const formProps = { order, onDone, onCancel: () => open(null) }
  const canClose = ['cancel', 'ask', 'close'].some((way) => (actions as string[]).includes(way))
  return (
    <div className="mt-6 grid gap-4">
      {message && (
        <Notice tone="forest" live>
          {message}
        </Notice>
      )}
      {order.isCloseAsked && !message && <Notice tone="sand">{t('close.asked')}</Notice>}
      {order.closeRefusal !== null && !message && (
        <Notice tone="sand">{t('close.refused', { answer: order.closeRefusal })}</Notice>
      )}
      <Suspense>
        {form === 'day' && actions.includes('chooseDay') && <DayForm {...formProps} />}
        {form === 'close' && canClose && <CloseForm {...formProps} />}
        {form === 'refund' && actions.includes('refund') && <RefundForm {...formProps} />}
      </Suspense>
      <ActionButtons order={order} form={form} onForm={open} onDone={setMessage} />
    </div>
  )
}

type ActionButtonsProps = {
  order: CustomerOrder
  /** The open form, whose own buttons are enough. */
  form: OrderForm | null
  onForm: (form: OrderForm) => void
  onDone: (message: string) => void
}

function ActionButtons({ order, form, onForm, onDone }: ActionButtonsProps) {
  const t = useTexts(orderTexts)
  const { actions, basketGroup, paid, due, currency } = order
  const left = formatPrice(due, { sign: currency.sign })
  const way = (['cancel', 'ask', 'close'] as const).find((one) => actions.includes(one))
  return (
    <div className="flex flex-wrap gap-2">
      {actions.includes('chooseDelivery') && (
        <Button size={40} href={link.delivery(basketGroup)}>
          {t('chooseDelivery')}
        </Button>
      )}
      {actions.includes('pay') && (
        <Button size={40} href={link.paymentMethods(basketGroup)}>
          {paid > 0 ? t('payRest', { sum: left }) : t('pay')}
        </Button>
      )}
      {actions.includes('chooseDay') && form !== 'day' && (
        <Button size={40} onClick={() => onForm('day')}>
          {t('day.open')}
        </Button>
      )}
      <ServiceLinks order={order} />
      {actions.includes('assembly') && !hasServiceLinks(order) && (
        <AssemblyButton order={order} onDone={onDone} />
      )}
      {actions.includes('refund') && form !== 'refund' && (
        <Button size={40} kind="soft" onClick={() => onForm('refund')}>
          {t('refund.open')}
        </Button>
      )}
      <ClaimLink order={order} />
      {actions.includes('repeat') && <RepeatButton order={order} onDone={onDone} />}
      {way && form !== 'close' && (
        <Button size={40} kind={way === 'close' ? 'soft' : 'quiet'} onClick={() => onForm('close')}>
          {t(`close.open.${way}`)}
        </Button>
      )}
    </div>
  )
}

function AssemblyButton({ order, onDone }: Pick<ActionButtonsProps, 'order' | 'onDone'>) {
  const t = useTexts(orderTexts)
  const { mutateAsync, isPending } = useAskForAssembly()
  const { change, error } = useChangeOrder()
  const ask = async () => {
    const input = { orderGuid: order.guid }
    const answer = await change(input, (key) => mutateAsync({ key, input }))
    if (answer) onDone(answer.message)
  }
  return (
    <>
      <Button
        size={40}
        kind="soft"
        waiting={isPending && t('close.sending')}
        onClick={() => void ask()}
      >
        {t('assembly.open')}
      </Button>
      {error && (
        <Notice tone="sale" live>
          {error}
        </Notice>
      )}
    </>
  )
}
