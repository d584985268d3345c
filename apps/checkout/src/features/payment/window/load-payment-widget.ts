/** The part of YooKassa's checkout-widget v1 that is used here. */
export interface PaymentWidget {
  on: (event: 'success' | 'fail', callback: () => void) => void
  render: (placeId: string) => Promise<void>
  destroy: () => void
}

declare global {
  var YooMoneyCheckoutWidget:
    | (new (options: {
        confirmation_token: string
        error_callback: (error: unknown) => void
      }) => PaymentWidget)
    | undefined
}

const loading = new Map<string, Promise<void>>()

/** Loads the widget's script once. After a failed load the next call tries again. */
export function loadPaymentWidget(script: string): Promise<void> {
  const pending = loading.get(script)
  if (pending) return pending
  const request = new Promise<void>((resolve, reject) => {
    const tag = document.createElement('script')
    tag.src = script
    tag.onload = () => resolve()
    tag.onerror = () => {
      loading.delete(script)
      tag.remove()
      reject(new Error(`${script} did not come`))
    }
    document.head.append(tag)
  })
  loading.set(script, request)
  return request
}
