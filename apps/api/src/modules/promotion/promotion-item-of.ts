import type { promotionItem } from '@svetlitsa/api-client/contract/promotion'
import { localTime } from '@svetlitsa/domain/date/local-time'
import { fillSums } from '@svetlitsa/domain/money/fill-sums'
import { link } from '@svetlitsa/domain/route/site-map'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { nameIn } from '../../platform/name-in.ts'
import { wordsIn } from '../../platform/words-in.ts'
import type { Promotion } from './promotion.queries.ts'

export type PromotionItem = z.output<typeof promotionItem>

/** A promotion in the reader's language and the region's money, its days in the region's calendar. */
export function promotionItemOf(
  promotion: Promotion,
  { region, language }: Pick<Context, 'region' | 'language'>,
): PromotionItem {
  const { id, code, picture, startsAt, endsAt, position } = promotion
  const dayOf = (moment: Date) => localTime(moment, region.timeZone).day
  return {
    id,
    code,
    name: nameIn(promotion, language),
    description: fillSums(wordsIn(promotion, language).description, region.currency),
    url: link.promotions(code),
    imgUrl: picture ?? '',
    dateStart: startsAt && dayOf(startsAt),
    // The end is the first moment after it: the last day is the one before.
    dateEnd: endsAt && dayOf(new Date(endsAt.getTime() - 1)),
    SORT: position,
  }
}
