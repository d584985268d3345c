import type { Db } from '../../platform/database/database.ts'
import type { QuantityChange } from '../basket/add-to-basket.ts'
import { mergeBasket } from '../basket/merge-basket.ts'
import { joinCheckoutDraft } from '../checkout/draft/checkout-draft.queries.ts'
import { mergeFavourites } from '../favourite/favourite.queries.ts'
import { mergeProjects } from '../favourite/favourite-project.queries.ts'
import { mergeGuestOrders } from '../order/merge-guest-orders.ts'
import { mergeConstructorProjects } from '../project/merge-constructor-projects.ts'
import type { Region } from '../region/region-directory.ts'

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
