import type { Checkout } from '@svetlitsa/api-client/checkout/queries'
import { useSetCheckoutBonus } from '@svetlitsa/api-client/checkout-order/queries'
import { BonusPanel } from './bonus-panel.tsx'

/** Paying a part of a checkout with bonuses, until its orders are made. */
export function CheckoutBonus({ checkout }: { checkout: Checkout }) {
  const set = useSetCheckoutBonus(checkout.id)
  const { spent, allowed } = checkout.bonuses
  const spend = async (sum: number) => {
    const outcome = await set.mutateAsync(sum)
    const { ok } = outcome
    if (ok) return { ok, errorShow: outcome.answer.errorShow }
    return { ok, message: outcome.message, restarts: true }
  }
  return <BonusPanel bonus={{ spent, wished: spent, allowed, isPending: set.isPending, spend }} />
}
