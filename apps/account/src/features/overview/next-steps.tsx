import type { CustomerOrderSummary } from '@svetlitsa/api-client/customer-order/queries'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { getNextStep, type NextStep } from '@svetlitsa/domain/order/get-next-step'
import { link } from '@svetlitsa/domain/route/site-map'
import { accountTexts } from '@svetlitsa/i18n/account/account-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useFormatDay } from '../../date/use-format-day.ts'

/** What the customer has to do with the orders, and what comes to the door. */
export function NextSteps({ orders }: { orders: readonly CustomerOrderSummary[] }) {
  const t = useTexts(accountTexts)
  const steps = orders.flatMap((order) => {
    const step = getNextStep(order)
    return step ? [{ order, step }] : []
  })
  return (
    <section aria-labelledby="next" className="mt-6">
      <h2 id="next" className="text-h2">
        {t('next.title')}
      </h2>
      {steps.length === 0 && <p className="mt-2 text-ink-soft">{t('next.none')}</p>}
      <ul className="mt-3 grid gap-3">
        {steps.map(({ order, step }) => (
          <NextStepRow key={order.guid} order={order} step={step} />
        ))}
      </ul>
    </section>
  )
}

function NextStepRow({ order, step }: { order: CustomerOrderSummary; step: NextStep }) {
  const t = useTexts(accountTexts)
  const formatDay = useFormatDay()
  const { delivery, currency } = order
  const text = {
    chooseDelivery: t('next.chooseDelivery'),
    chooseDay: t('next.chooseDay'),
    pay: t('next.pay', { sum: formatPrice(order.sum - order.paid, { sign: currency.sign }) }),
    pickUp: t('next.pickUp'),
    delivery: t('next.delivery', {
      date: delivery?.date ? formatDay(delivery.date) : '',
      from: delivery?.timeFrom ?? '',
      to: delivery?.timeTo ?? '',
    }),
  }[step]
  const { href, label } = {
    chooseDelivery: {
      href: link.delivery(order.basketGroup),
      label: t('next.goChooseDelivery'),
    },
    chooseDay: { href: `${link.order(order.guid)}?form=day`, label: t('next.goChooseDay') },
    pay: { href: link.paymentMethods(order.basketGroup), label: t('next.goPay') },
    pickUp: { href: link.order(order.guid), label: t('next.goOpen') },
    delivery: { href: link.order(order.guid), label: t('next.goOpen') },
  }[step]
  const isDuty = step === 'pay' || step === 'chooseDay' || step === 'chooseDelivery'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-medium bg-sand p-5">
      <p className="min-w-0">
        <span className="block text-h3">{text}</span>
        <span className="text-small text-ink-soft wrap-anywhere">
          {[t('next.order', { number: order.id }), delivery?.address].filter(Boolean).join(' · ')}
        </span>
      </p>
      <Button size={40} kind={isDuty ? 'primary' : 'outline'} href={href}>
        {label}
      </Button>
    </li>
  )
}
