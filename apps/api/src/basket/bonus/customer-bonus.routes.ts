import * as contract from '@svetlitsa/api-client/bonus/contract'
import { findInviteCode } from '../../people/user/profile.queries.ts'
import { findAccount } from '../../people/user/user.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { findNextExpiry } from './expiry/expiring-bonus.queries.ts'
import { findLastOperations } from './order-bonus.queries.ts'
import { noBonuses, readBonusInfo } from './read-bonus-info.ts'

export const customerBonusRoutes = [
  handle(contract.getBonusInfo, async (context) => {
    if (context.region.kz) return refuse('bonus_off')
    const phone = await findCustomerPhone(context)
    const userId = context.session?.userId
    if (!phone || !userId) return { ...noBonuses, nextExpiry: null }
    const { db } = context
    return {
      ...(await readBonusInfo(db, phone)),
      referal: await findInviteCode(db, userId),
      nextExpiry: await findNextExpiry(db, phone),
    }
  }),

  handle(contract.getLastOperations, async (context, { page = 1 }) => {
    if (context.region.kz) return refuse('bonus_off')
    const phone = await findCustomerPhone(context)
    return phone ? findLastOperations(context.db, phone, page) : { operations: [], page, pages: 1 }
  }),
]

/** The number of the account, whatever number its session confirmed last. */
async function findCustomerPhone({ db, session }: Context): Promise<string | null> {
  const account = session?.userId ? await findAccount(db, session.userId) : null
  return account?.phone ?? null
}
