import type { ClaimSummary } from '@svetlitsa/api-client/claim/queries'
import type { CustomerOrderSummary } from '@svetlitsa/api-client/customer-order/queries'
import type { getClaimDuty } from '@svetlitsa/domain/claim/claim-state'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import type { NextStep } from '@svetlitsa/domain/order/order-action'
import { link } from '@svetlitsa/domain/route/site-map'
import { accountTexts } from '@svetlitsa/i18n/account/account-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useFormatDay } from '../../date/use-format-day.ts'

type OrderStepRowProps = { order: CustomerOrderSummary; step: NextStep; isDuty: boolean }

/** What happens next with an order. */
export function OrderStepRow({ order, step, isDuty }: OrderStepRowProps) {
  const t = useTexts(accountTexts)
  const formatDay = useFormatDay()
  const { delivery, currency } = order
  const when = {
    date: delivery?.date ? formatDay(delivery.date) : '',
    from: delivery?.timeFrom ?? '',
    to: delivery?.timeTo ?? '',
  }
  const text = {
    chooseDelivery: t('next.chooseDelivery'),
    chooseDay: t('next.chooseDay'),
    pay: t('next.pay', { sum: formatPrice(order.due, { sign: currency.sign }) }),
    pickUp: t('next.pickUp'),
    visit: t('next.visit', when),
    delivery: t('next.delivery', when),
  }[step]
  const go = {
    chooseDelivery: {
      href: link.delivery(order.basketGroup),
      label: t('next.goChooseDelivery'),
    },
    chooseDay: { href: `${link.order(order.guid)}?form=day`, label: t('next.goChooseDay') },
    pay: { href: link.paymentMethods(order.basketGroup), label: t('next.goPay') },
    pickUp: { href: link.order(order.guid), label: t('next.goOpen') },
    visit: { href: link.order(order.guid), label: t('next.goOpen') },
    delivery: { href: link.order(order.guid), label: t('next.goOpen') },
  }[step]
  const note = [t('next.order', { number: order.id }), delivery?.address]
  return <StepRow text={text} note={note} isDuty={isDuty} {...go} />
}

type ClaimStepRowProps = {
  claim: ClaimSummary
  duty: NonNullable<ReturnType<typeof getClaimDuty>>
}

/** A claim that its customer has to finish, or whose answer is to be read. */
export function ClaimStepRow({ claim, duty }: ClaimStepRowProps) {
  const t = useTexts(accountTexts)
  const label = { finishClaim: t('next.goFinishClaim'), readClaim: t('next.goReadClaim') }[duty]
  const note = [t('next.claim', { number: claim.number }), claim.offer?.name]
  return (
    <StepRow
      text={t(`next.${duty}`)}
      note={note}
      isDuty
      href={link.claim({ claim: claim.guid })}
      label={label}
    />
  )
}

/** After a login by password alone claims are not shown (claim.login); their screen asks for a code. */
export function CodeStepRow() {
  const t = useTexts(accountTexts)
  return (
    <StepRow
      text={t('next.confirmLogin')}
      note={[t('next.confirmLoginText')]}
      isDuty={false}
      href={link.claim()}
      label={t('next.goConfirmLogin')}
    />
  )
}

type StepRowProps = {
  text: string
  note: readonly (string | null | undefined)[]
  /** Whether the customer has to do something. */
  isDuty: boolean
  href: string
  label: string
}

function StepRow({ text, note, isDuty, href, label }: StepRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-medium bg-sand p-5">
      <p className="min-w-0">
        <span className="block text-h3">{text}</span>
        <span className="text-small text-ink-soft wrap-anywhere">
          {note.filter(Boolean).join(' · ')}
        </span>
      </p>
      <Button size={40} kind={isDuty ? 'primary' : 'outline'} href={href}>
        {label}
      </Button>
    </li>
  )
}
