import * as contract from '@svetlitsa/api-client/bought-goods/contract'
import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import { calculateWarranty } from '@svetlitsa/domain/product/calculate-warranty'
import { link } from '@svetlitsa/domain/route/site-map'
import { toInstruction } from '../../catalogue/instruction/to-instruction.ts'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { type BoughtLine, findBoughtLines } from './bought-goods.queries.ts'

type BoughtGoods = CallAnswer<typeof contract.getBoughtGoods>['goods'][number]

const SIZE = 20

export const boughtGoodsRoutes = [
  handle(contract.getBoughtGoods, async (context, { page = 1 }) => {
    const userId = context.session?.userId
    if (!userId) throw new HttpError(401, 'login_needed')
    const part = { limit: SIZE, offset: (page - 1) * SIZE }
    const lines = await findBoughtLines(context.db, userId, part)
    const total = lines[0]?.total ?? 0
    return {
      goods: lines.map((line) => toBoughtGoods(line, context)),
      total,
      page,
      pages: Math.max(1, Math.ceil(total / SIZE)),
    }
  }),
]

function toBoughtGoods(
  line: BoughtLine,
  { language, now }: Pick<Context, 'language' | 'now'>,
): BoughtGoods {
  const { offerId, productId, article, quantity, byMetre, orderId, orderGuid } = line
  const deliveredAt = new Date(line.deliveredAt)
  const { until, daysLeft } = calculateWarranty(deliveredAt, line.warrantyMonths, now)
  const reviewStatus = line.isReviewApproved ? ('approved' as const) : ('notApproved' as const)
  return {
    offerId,
    productId,
    name: localizeName(line, language),
    article,
    quantity,
    byMetre,
    orderId,
    orderGuid,
    deliveredAt: deliveredAt.toISOString(),
    url: line.isShown ? link.product(line.sectionCode, line.productCode, { offerId }) : null,
    picture: line.file ? { src: line.file, width: 1000, height: 800, kind: 'studio' } : null,
    warrantyUntil: until.toISOString(),
    warrantyDays: daysLeft,
    reviewStatus: line.isReviewApproved === null ? null : reviewStatus,
    isReviewRefused: line.isReviewRefused,
    instructions: line.instructions.map((one) => toInstruction(one, language)),
  }
}
