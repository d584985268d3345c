import { useEffect, useEffectEvent, useId } from 'react'
import { loadPaymentWidget, type PaymentWidget } from './load-payment-widget.ts'
import type { PaymentWindowProps } from './payment-window.ts'
import { PaymentWindowLayout } from './payment-window-layout.tsx'
import { usePaymentSession } from './use-payment-session.ts'

/**
 * yookassaPopup: the acquirer's widget in the shop's window. The shop never receives the card
 * number.
 */
export function YookassaWindow(props: PaymentWindowProps) {
  const session = usePaymentSession(props)
  const widget = session.attempt?.widget
  return (
    <PaymentWindowLayout of={props} session={session}>
      {widget && (
        <Widget
          key={widget.token}
          token={widget.token}
          script={widget.script}
          onEnd={session.refresh}
          onFail={session.showError}
        />
      )}
    </PaymentWindowLayout>
  )
}

type WidgetProps = {
  token: string
  script: string
  /** Called when the widget has finished; the shop then fetches the result. */
  onEnd: () => void
  onFail: () => void
}

function Widget({ token, script, onEnd, onFail }: WidgetProps) {
  const placeId = useId()
  const onWidgetEnd = useEffectEvent(onEnd)
  const onWidgetFail = useEffectEvent(onFail)
  useEffect(() => {
    let widget: PaymentWidget | null = null
    let isGone = false
    const show = async () => {
      try {
        await loadPaymentWidget(script)
        if (isGone) return
        const { YooMoneyCheckoutWidget } = globalThis
        if (!YooMoneyCheckoutWidget) throw new Error(`${script} did not define the payment widget`)
        widget = new YooMoneyCheckoutWidget({
          confirmation_token: token,
          error_callback: () => onWidgetFail(),
        })
        widget.on('success', () => onWidgetEnd())
        widget.on('fail', () => onWidgetEnd())
        await widget.render(placeId)
      } catch {
        if (!isGone) onWidgetFail()
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
