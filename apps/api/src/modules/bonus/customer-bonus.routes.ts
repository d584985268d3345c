import * as contract from '@svetlitsa/api-client/bonus/contract'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { ensureInviteCode } from '../invite/invite.queries.ts'
import { findAccount } from '../user/user.queries.ts'
import { findLastOperations } from './order-bonus.queries.ts'
import { noBonuses, readBonusInfo } from './read-bonus-info.ts'

export const customerBonusRoutes = [
  handle(contract.getBonusInfo, async (context) => {
    const phone = await findCustomerPhone(context)
    if (!phone || !context.session?.userId) return noBonuses
    const info = await readBonusInfo(context.db, phone)
    if (context.region.kz) return info
    return { ...info, referal: await ensureInviteCode(context.db, context.session.userId) }
  }),

  handle(contract.getLastOperations, async (context) => {
    const phone = await findCustomerPhone(context)
    return { operations: phone ? await findLastOperations(context.db, phone) : [] }
  }),
]

/** The number of the account, whatever number its session confirmed last. */
async function findCustomerPhone({ db, session }: Context): Promise<string | null> {
  const account = session?.userId ? await findAccount(db, session.userId) : null
  return account?.phone ?? null
}
