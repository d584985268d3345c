import { useEffect, useEffectEvent, useId } from 'react'
import { loadPaymentWidget, type PaymentWidget } from './load-payment-widget.ts'
import { PayFrame } from './pay-frame.tsx'
import type { PayWindowProps } from './pay-window.ts'
import { usePayAttempt } from './use-pay-attempt.ts'

/** yookassaPopup: the acquirer's widget in the shop's window; the card's number never comes here. */
export function YookassaWindow(props: PayWindowProps) {
  const paying = usePayAttempt(props)
  const widget = paying.attempt?.widget
  return (
    <PayFrame of={props} paying={paying}>
      {widget && (
        <Widget
          key={widget.token}
          token={widget.token}
          script={widget.script}
          onEnd={paying.ask}
          onFail={paying.fail}
        />
      )}
    </PayFrame>
  )
}

type WidgetProps = {
  token: string
  script: string
  /** The acquirer has decided: the shop asks what. */
  onEnd: () => void
  onFail: () => void
}

function Widget({ token, script, onEnd, onFail }: WidgetProps) {
  const placeId = useId()
  const end = useEffectEvent(onEnd)
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    let widget: PaymentWidget | null = null
    let isGone = false
    const show = async () => {
      try {
        await loadPaymentWidget(script)
        if (isGone) return
        const { YooMoneyCheckoutWidget } = globalThis
        if (!YooMoneyCheckoutWidget) throw new Error(`${script} brought no widget`)
        widget = new YooMoneyCheckoutWidget({
          confirmation_token: token,
          error_callback: () => fail(),
        })
        widget.on('success', () => end())
        widget.on('fail', () => end())
        await widget.render(placeId)
      } catch {
        if (!isGone) fail()
      }
    }
    void show()
    return () => {
      isGone = true
      widget?.destroy()
    }
  }, [token, script, placeId])
  return <div id={placeId} className="min-h-100" />
}
