import * as contract from '@svetlitsa/api-client/contract/promotion'
import { handle } from '../../platform/handle.ts'
import { runningPromotions } from './running-promotions.ts'

export const promotionRoutes = [
  handle(contract.getActions, async (context, { count }) => ({
    actions: (await runningPromotions(context)).slice(0, count),
  })),

  handle(contract.checkActionPage, async (context, { sectionCode }) => {
    const code = sectionCode.toLowerCase()
    const running = await runningPromotions(context)
    return { isActionPage: running.some((promotion) => promotion.code === code) }
  }),
]
