import type { promotionItem } from '@svetlitsa/api-client/promotion/contract'
import { isRunning, toLocalTime } from '@svetlitsa/domain/date/moment'
import { fillSums } from '@svetlitsa/domain/money/price-text'
import { link } from '@svetlitsa/domain/route/site-map'
import type * as z from 'zod'
import type { Context } from '../../platform/context/context.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { localizeTexts } from '../../platform/language/localize-texts.ts'
import type { Promotion } from './promotion.queries.ts'

/** Promotions that are currently running, in order. */
export async function listRunningPromotions(
  context: Pick<Context, 'services' | 'region' | 'language' | 'now'>,
): Promise<PromotionItem[]> {
  const { promotions } = await context.services.catalogue.current()
  return promotions
    .filter((promotion) => isRunning(promotion, context.now))
    .map((promotion) => toPromotionItem(promotion, context))
}

type PromotionItem = z.output<typeof promotionItem>

/**
 * A promotion in the reader's language and the region's currency, with days in the region's
 * calendar.
 */
function toPromotionItem(
  promotion: Promotion,
  { region, language }: Pick<Context, 'region' | 'language'>,
): PromotionItem {
  const { id, code, picture, startsAt, endsAt, position } = promotion
  const toLocalDay = (moment: Date) => toLocalTime(moment, region.timeZone).day
  return {
    id,
    code,
    name: localizeName(promotion, language),
    description: fillSums(localizeTexts(promotion, language).description, region.currency),
    url: link.promotions(code),
    imgUrl: picture ?? '',
    dateStart: startsAt && toLocalDay(startsAt),
    // The end is exclusive: the last day is the day of the moment before.
    dateEnd: endsAt && toLocalDay(new Date(endsAt.getTime() - 1)),
    SORT: position,
  }
}
