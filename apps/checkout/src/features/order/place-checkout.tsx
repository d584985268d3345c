import type { Checkout } from '@svetlitsa/api-client/checkout/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useEffect, useRef, useState } from 'react'
import { useChangeTexts } from '../../basket-change/use-change-texts.ts'
import { StepActions } from '../../checkout/step-actions.tsx'
import { OrderCaptcha } from './order-captcha.tsx'
import { type CheckoutOrderFailure, usePlaceCheckout } from './use-place-checkout.ts'

type PlaceCheckoutProps = {
  checkout: Checkout
  /** Checks and saves the delivery; false where something is missing. */
  prepare: () => Promise<boolean>
}

/** «Оформить заказ» at the end of step 2, the only thing that makes orders. */
export function PlaceCheckout({ checkout, prepare }: PlaceCheckoutProps) {
  const t = useTexts(checkoutStepsTexts)
  const { place, failure, captcha, isPending } = usePlaceCheckout(checkout)
  const [isPreparing, setPreparing] = useState(false)
  const { calculation, currency } = checkout
  const start = async () => {
    if (isPreparing || isPending) return
    // Without a network nothing can be saved: the order says so at once.
    if (!navigator.onLine) return place()
    setPreparing(true)
    const isReady = await prepare().finally(() => setPreparing(false))
    if (isReady) await place()
  }
  return (
    <>
      {failure && <FailureNotice failure={failure} />}
      <OrderCaptcha captcha={captcha} />
      <StepActions
        back={
          <span className="max-lg:hidden">
            <TextLink href={link.basket()}>{t('toBasket')}</TextLink>
          </span>
        }
      >
        <Button
          size={56}
          wide
          waiting={(isPreparing || isPending) && t('order.placing')}
          onClick={() => void start()}
        >
          {t('order.place')} ·{' '}
          {formatPrice(calculation.price.total, { sign: currency.sign, convert: false })}
        </Button>
      </StepActions>
    </>
  )
}

/** Why the order was not made, with a way on; takes the focus, because it stands above the button. */
function FailureNotice({ failure }: { failure: CheckoutOrderFailure }) {
  const t = useTexts(checkoutStepsTexts)
  const formatChange = useChangeTexts()
  const box = useRef<HTMLDivElement>(null)
  const { message, changes, leadsToBasket } = failure
  useEffect(() => {
    // A failure is a new object each time, so a repeated one takes the focus again.
    if (failure) box.current?.focus()
  }, [failure])
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-6 rounded-medium">
      <Notice
        tone="sale"
        live
        action={
          leadsToBasket && (
            <Button size={40} kind="outline" href={link.basket()}>
              {t('order.toBasket')}
            </Button>
          )
        }
      >
        <p>{message}</p>
        {changes.length > 0 && (
          <ul className="mt-2 list-disc pl-5">
            {changes.map((change) => (
              <li key={`${change.offerId} ${change.reason}`}>{formatChange(change)}</li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  )
}
