import type { ClaimableOrder, ClaimSummary } from '@svetlitsa/api-client/claim/queries'
import type { CustomerOrderSummary } from '@svetlitsa/api-client/customer-order/queries'
import { getClaimDuty } from '@svetlitsa/domain/claim/claim-state'
import { getNextStep } from '@svetlitsa/domain/order/order-action'
import { accountTexts } from '@svetlitsa/i18n/account/account-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { ClaimStepRow, CodeStepRow, OrderStepRow } from './next-step-row.tsx'

type NextStepsProps = {
  orders: readonly CustomerOrderSummary[]
  claims: readonly ClaimSummary[]
  /** The orders whose unfinished claims can still be sent. */
  claimable: readonly ClaimableOrder[]
  /** Whether claims are shown only after a code. */
  hidesClaims: boolean
}

/** What the customer has to do with orders and claims, then what comes to the door. */
export function NextSteps({ orders, claims, claimable, hidesClaims }: NextStepsProps) {
  const t = useTexts(accountTexts)
  const steps = orders.flatMap((order) => {
    const step = getNextStep(order)
    if (!step) return []
    const isDuty = step === 'pay' || step === 'chooseDay' || step === 'chooseDelivery'
    return [{ order, step, isDuty }]
  })
  const duties = claims.flatMap((claim) => {
    const duty = getClaimDuty({
      state: claim.state,
      hasOffer: claim.offer !== null,
      isClaimable: claimable.some(({ draft }) => draft === claim.guid),
    })
    return duty ? [{ claim, duty }] : []
  })
  const renderSteps = (wanted: boolean) =>
    steps
      .filter(({ isDuty }) => isDuty === wanted)
      .map((row) => <OrderStepRow key={row.order.guid} {...row} />)
  return (
    <section aria-labelledby="next" className="mt-6">
      <h2 id="next" className="text-h2">
        {t('next.title')}
      </h2>
      {steps.length === 0 && duties.length === 0 && (
        <p className="mt-2 text-ink-soft">{t('next.none')}</p>
      )}
      <ul className="mt-3 grid gap-3">
        {renderSteps(true)}
        {duties.map((row) => (
          <ClaimStepRow key={row.claim.guid} {...row} />
        ))}
        {renderSteps(false)}
        {hidesClaims && <CodeStepRow />}
      </ul>
    </section>
  )
}
