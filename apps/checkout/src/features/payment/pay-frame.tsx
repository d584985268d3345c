import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { checkoutTexts } from '@svetlitsa/i18n/checkout-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Notice } from '@svetlitsa/ui/primitives/notice'
import { Spinner } from '@svetlitsa/ui/primitives/spinner'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import type { ReactNode } from 'react'
import type { PayWindowProps } from './pay-window.ts'
import type { usePayAttempt } from './use-pay-attempt.ts'

type PayFrameProps = {
  of: PayWindowProps
  paying: ReturnType<typeof usePayAttempt>
  /** What the way itself shows while it can be paid. */
  children: ReactNode
}

/** A window of payment around its way: the sum, and the faces it has before, after and instead. */
export function PayFrame({ of: { sum, sign, onOther }, paying, children }: PayFrameProps) {
  const say = useTexts(checkoutTexts)
  const { face, again } = paying
  return (
    <div className="flex flex-col gap-5">
      <p className="text-h3">
        {say('payment.window.sum', { sum: formatPrice(sum, { sign, convert: false }) })}
      </p>
      {face === 'opening' && <Spinner size="bar" label={say('payment.window.opening')} />}
      {face === 'paid' && (
        <Notice tone="forest" live>
          {say('payment.paid')}
        </Notice>
      )}
      {face === 'open' && children}
      {(face === 'refused' || face === 'expired') && (
        <>
          <Notice tone="sale" live>
            {face === 'refused' ? say('payment.cancelled') : say('payment.window.expired')}
          </Notice>
          <Button wide onClick={again}>
            {face === 'refused' ? say('payment.window.again') : say('payment.window.newCode')}
          </Button>
        </>
      )}
      {onOther && face !== 'paid' && (
        <p className="text-center text-small">
          <TextLink tone="quiet" onClick={onOther}>
            {say('payment.window.other')}
          </TextLink>
        </p>
      )}
    </div>
  )
}
