import type { Basket } from '@svetlitsa/api-client/basket/queries'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { lazyPart } from '@svetlitsa/ui/lazy/lazy-part'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Suspense, useState } from 'react'

// The lines and sums come first; what is below them comes when they are shown.
const LoadedOrderForm = lazyWithReload(async () => {
  const { OrderForm } = await import('../../../features/order/order-form.tsx')
  return { default: OrderForm }
})

/** Contacts of the order; a press of the summary's button waits until their script is there. */
export function OrderForm({ basket }: { basket: Basket }) {
  const [wasPressed, setPressed] = useState(false)
  const waiting = (
    <form
      id="order"
      className="h-100"
      aria-busy="true"
      onSubmit={(event) => {
        event.preventDefault()
        setPressed(true)
      }}
    >
      <Skeleton shape="block" />
    </form>
  )
  return (
    <Suspense fallback={waiting}>
      <LoadedOrderForm basket={basket} wasPressed={wasPressed} />
    </Suspense>
  )
}

export const DiscountPart = lazyPart(
  async () => {
    const { DiscountPart } = await import('./-discount-part.tsx')
    return { default: DiscountPart }
  },
  <div className="h-24" aria-busy="true">
    <Skeleton shape="block" />
  </div>,
)
