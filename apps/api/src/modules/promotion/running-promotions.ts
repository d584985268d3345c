import { isRunning } from '@svetlitsa/domain/date/is-running'
import type { Context } from '../../platform/context.ts'
import { type PromotionItem, promotionItemOf } from './promotion-item-of.ts'

/** Promotions that are on now, in their order. */
export async function runningPromotions(
  context: Pick<Context, 'services' | 'region' | 'language' | 'now'>,
): Promise<PromotionItem[]> {
  const { promotions } = await context.services.catalogue.current()
  return promotions
    .filter((promotion) => isRunning(promotion, context.now))
    .map((promotion) => promotionItemOf(promotion, context))
}
