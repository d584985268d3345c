import { timingSafeEqual } from 'node:crypto'
import * as contract from '@svetlitsa/api-client/basket-share/contract'
import { messageLink } from '@svetlitsa/domain/route/message-link'
import type { Context, Session } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { handle } from '../../../platform/http/handle.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { type BasketRow, findBasket, findLines } from '../basket.queries.ts'
import { type ChangeOutcome, changeBasket, changeBasketAtVersion } from '../change-basket.ts'
import { clearBasket } from '../clear-basket.ts'
import { restoreLines } from '../restore-lines.ts'
import { countRecentShares, findSharedLines, insertShare } from './basket-share.queries.ts'
import { sendBasketLink } from './send-basket-link.ts'
import { showSharedBasket } from './show-shared-basket.ts'

const LINKS_PER_HOUR = 30

export const basketShareRoutes = [
  handle(contract.saveBasket, async (context, { sessid }) => {
    const { db, session, now } = context
    if (!session || !isSessid(session, sessid)) return refuse('wrong_sessid')
    const row = await findBasket(context, db)
    const lines = row ? await findLines(db, row.id) : []
    if (lines.length === 0) return refuse('basket_empty')
    if ((await countRecentShares(db, session.id, now)) >= LINKS_PER_HOUR)
      throw new HttpError(429, 'too_often', { retryAfterSeconds: 3_600 })
    const shared = lines.map(({ offerId, quantity }) => ({ offerId, quantity }))
    const code = await insertShare(db, { sessionId: session.id, lines: shared, now })
    return { success: true, url: messageLink.basketShare(code) }
  }),

  handle(contract.sendBasketLink, sendBasketLink),

  handle(contract.getSharedBasket, async (context, { code }) => {
    const lines = await findSharedLines(context.db, code, context.now)
    return lines ? { basket: await showSharedBasket(context, lines) } : refuse('not_found')
  }),

  handle(contract.takeSharedBasket, async (context, { code, replaces }) => {
    const lines = await findSharedLines(context.db, code, context.now)
    if (!lines) return refuse('not_found')
    const add = (tx: Db, { id }: BasketRow) => addShared(context, tx, id, lines)
    if (!replaces) return changeBasket(context, add)
    return changeBasketAtVersion(context, async (tx, row) => {
      const { set } = await clearBasket(context, tx, row)
      return { ...(await add(tx, row)), ...(set && { set }) }
    })
  }),
]

/** Compared in constant time, because it is a secret of the session. */
function isSessid({ sessid }: Session, given: string): boolean {
  return given.length === sessid.length && timingSafeEqual(Buffer.from(given), Buffer.from(sessid))
}

async function addShared(
  context: Context,
  tx: Db,
  basketId: number,
  lines: NonNullable<Awaited<ReturnType<typeof findSharedLines>>>,
): Promise<ChangeOutcome> {
  const changes = await restoreLines(context, tx, {
    basketId,
    lines,
    combine: (inBasket, shared) => inBasket + shared,
    keepsSoldOut: false,
  })
  return { changes }
}
