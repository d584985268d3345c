import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getTagsByProductId } from '@svetlitsa/api-client/product-link/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import type { Context } from '../../platform/context/context.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { findProductTags } from './product-link.queries.ts'

/** The tags of a product with the addresses of their pages. */
export async function listProductTags(
  { db, language }: Pick<Context, 'db' | 'language'>,
  productId: number,
): Promise<CallAnswer<typeof getTagsByProductId>['tags']> {
  const tags = await findProductTags(db, productId)
  return tags.map((tag) => ({
    name: localizeName(tag, language),
    code: tag.code,
    url: link.tag(tag.sectionCode, tag.code),
  }))
}
