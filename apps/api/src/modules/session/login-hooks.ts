import type { Db } from '../../platform/database.ts'
import { mergeBasket } from '../basket/basket-merge.ts'
import type { Change } from '../basket/put-into-basket.ts'
import { mergeFavourites } from '../favourite/favourite.queries.ts'
import { mergeProjects } from '../favourite/favourite-project.queries.ts'
import { joinGuestOrders } from '../order/join-guest-orders.ts'
import { joinWalls } from '../project/join-walls.ts'
import type { Region } from '../region/region-directory.ts'

export interface Login {
  fromSessionId: number
  userId: number
  /** The number that this login proved by a code, null where a password sufficed. */
  provedPhone: string | null
  region: Region
}

/** Done in the transaction of every login: what a guest had joins what the customer has. */
export type LoginHook = (tx: Db, login: Login) => Promise<undefined | Change[]>

export const loginHooks: readonly LoginHook[] = [
  mergeBasket,
  mergeFavourites,
  mergeProjects,
  joinGuestOrders,
  joinWalls,
]

/** Runs them in their order; tells the basket's lines whose quantity changed. */
export async function joinGuest(tx: Db, login: Login): Promise<Change[]> {
  const changes: Change[] = []
  for (const hook of loginHooks) changes.push(...((await hook(tx, login)) ?? []))
  return changes
}
