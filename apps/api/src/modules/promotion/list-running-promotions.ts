import { isRunning } from '@svetlitsa/domain/date/is-running'
import type { Context } from '../../platform/context/context.ts'
import { type PromotionItem, toPromotionItem } from './to-promotion-item.ts'

/** Promotions that are currently running, in order. */
export async function listRunningPromotions(
  context: Pick<Context, 'services' | 'region' | 'language' | 'now'>,
): Promise<PromotionItem[]> {
  const { promotions } = await context.services.catalogue.current()
  return promotions
    .filter((promotion) => isRunning(promotion, context.now))
    .map((promotion) => toPromotionItem(promotion, context))
}
