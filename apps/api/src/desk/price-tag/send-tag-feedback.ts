import { createHash } from 'node:crypto'
import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type { sendTagFeedback as contract } from '@svetlitsa/api-client/price-print/contract'
import { findAccount } from '../../people/user/user.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { addRequest, findDuplicate } from '../../shop/request/request.queries.ts'
import { findPrintStore } from './find-print-store.ts'
import { findTagGoods } from './tag-goods.queries.ts'

/** A seller's word that a tag is wrong, at the request desk. The same word twice is one request. */
export async function sendTagFeedback(context: Context, input: ParsedInput<typeof contract>) {
  const { db, session, language } = context
  const place = await findPrintStore(context, input.storeId)
  if (place instanceof Refusal) return place
  const [goods] = await findTagGoods(db, place, [input.offerId])
  if (!goods) return refuse('goods_unknown')
  const account = session?.userId == null ? null : await findAccount(db, session.userId)
  if (!account?.phone) return refuse('phone_missing')
  const { name, phone } = account
  const subject = [place.store.id, input.offerId, phone, input.message]
  const contentHash = createHash('sha256')
    .update(`price tag ${JSON.stringify(subject)}`)
    .digest()
  const id = await db.transaction(async (tx) => {
    const earlier = await findDuplicate(tx, contentHash)
    if (earlier !== null) return earlier
    return addRequest(tx, {
      kind: 'price-tag',
      name,
      phone,
      comment: input.message,
      details: {
        store: place.store.name,
        goods: `${localizeName(goods, 'ru')}, ${goods.article}`,
      },
      regionId: place.region.id,
      language,
      sessionId: session?.id ?? null,
      contentHash,
    })
  })
  return { number: String(id) }
}
