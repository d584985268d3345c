import * as contract from '@svetlitsa/api-client/promotion/contract'
import { handle } from '../../platform/http/handle.ts'
import { listRunningPromotions } from './list-running-promotions.ts'

export const promotionRoutes = [
  handle(contract.getActions, async (context, { count }) => ({
    actions: (await listRunningPromotions(context)).slice(0, count),
  })),

  handle(contract.checkActionPage, async (context, { sectionCode }) => {
    const code = sectionCode.toLowerCase()
    const running = await listRunningPromotions(context)
    return { isActionPage: running.some((promotion) => promotion.code === code) }
  }),
]
