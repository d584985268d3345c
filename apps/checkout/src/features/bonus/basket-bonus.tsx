import type { Basket } from '@svetlitsa/api-client/basket/queries'
import { useSetBonus } from '@svetlitsa/api-client/bonus/queries'
import { BonusPanel } from './bonus-panel.tsx'

/** Paying a part of the basket with bonuses (basket.bonus). */
export function BasketBonus({ basket }: { basket: Basket }) {
  const set = useSetBonus()
  const spend = async (sum: number) => {
    const outcome = await set.mutateAsync(sum)
    const { ok } = outcome
    if (ok) return { ok, errorShow: outcome.answer.errorShow }
    return { ok, message: outcome.message, restarts: outcome.reason !== 'basket_changed' }
  }
  return (
    <BonusPanel
      bonus={{
        spent: basket.bonusSum,
        wished: basket.bonusWished,
        allowed: basket.bonusAllowed,
        isPending: set.isPending,
        spend,
      }}
    />
  )
}
