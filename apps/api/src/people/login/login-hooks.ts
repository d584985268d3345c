import type { QuantityChange } from '../../basket/basket/add-to-basket.ts'
import { mergeBasket } from '../../basket/basket/merge-basket.ts'
import { mergeFavourites } from '../../basket/favourite/favourite.queries.ts'
import { mergeProjects } from '../../basket/favourite/favourite-project.queries.ts'
import { mergeConstructorProjects } from '../../basket/project/merge-constructor-projects.ts'
import { joinCheckoutDraft } from '../../checkout/draft/checkout-draft.queries.ts'
import { mergeGuestOrders } from '../../order/order/merge-guest-orders.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Region } from '../../shop/region/region-directory.ts'

export interface Login {
  fromSessionId: number
  userId: number
  /** The phone number that this login verified by a code; null when only a password was used. */
  provedPhone: string | null
  region: Region
}

/** Runs in the transaction of every login and merges a guest's data into the customer's. */
export type LoginHook = (tx: Db, login: Login) => Promise<undefined | QuantityChange[]>

export const loginHooks: readonly LoginHook[] = [
  // A draft is locked before its basket, here as by whoever orders.
  joinCheckoutDraft,
  mergeBasket,
  mergeFavourites,
  mergeProjects,
  mergeGuestOrders,
  mergeConstructorProjects,
]

/** Runs the hooks in order; returns the basket lines whose quantity changed. */
export async function mergeGuestData(tx: Db, login: Login): Promise<QuantityChange[]> {
  const changes: QuantityChange[] = []
  for (const hook of loginHooks) changes.push(...((await hook(tx, login)) ?? []))
  return changes
}
