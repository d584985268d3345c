import type { Context } from '../../platform/context/context.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { PrintStore } from './find-print-store.ts'
import { findTagGoods, type TagGoods } from './tag-goods.queries.ts'

/** The goods of all these offers; refuses as soon as one of them is no longer sold. */
export async function readTagGoods(
  { db }: Pick<Context, 'db'>,
  place: PrintStore,
  offerIds: readonly number[],
): Promise<TagGoods[] | Refusal<'goods_gone'>> {
  const goods = await findTagGoods(db, place, offerIds)
  const known = new Set(goods.map(({ offerId }) => offerId))
  const gone = [...new Set(offerIds)].filter((id) => !known.has(id))
  if (gone.length > 0)
    return refuse('goods_gone', { values: { count: gone.length }, details: { gone } })
  return goods
}
