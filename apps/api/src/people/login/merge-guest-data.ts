import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { checkCode } from '@svetlitsa/api-client/session/contract'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import type { Region } from '../../shop/region/region-directory.ts'

export interface Login {
  fromSessionId: number
  userId: number
  /** The phone number that this login verified by a code; null when only a password was used. */
  verifiedPhone: string | null
  region: Region
}

/** A line of the basket whose quantity changed. */
export type BasketChange = CallAnswer<typeof checkCode>['basketChanges'][number]

/** Runs in the transaction of every login and merges a guest's data into the customer's. */
export type LoginHook = (tx: Db, login: Login) => Promise<undefined | BasketChange[]>

declare module '../../platform/services/services.ts' {
  interface Services {
    /** Of the areas above this one; `composition/` lists them. */
    loginHooks: readonly LoginHook[]
  }
}

/** Runs the hooks in order; returns the basket lines whose quantity changed. */
export async function mergeGuestData(
  { loginHooks }: Pick<Services, 'loginHooks'>,
  tx: Db,
  login: Login,
): Promise<BasketChange[]> {
  const changes: BasketChange[] = []
  for (const hook of loginHooks) changes.push(...((await hook(tx, login)) ?? []))
  return changes
}
