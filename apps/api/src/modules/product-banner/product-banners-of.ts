import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getProductBanner } from '@svetlitsa/api-client/contract/product-detail'
import type { Context } from '../../platform/context.ts'
import { nameIn } from '../../platform/name-in.ts'
import { findProductBanners } from './product-banner.queries.ts'

/** The strips on a product's page that hang now, in the reader's language. */
export async function productBannersOf(
  { db, language, now }: Pick<Context, 'db' | 'language' | 'now'>,
  product: { id: number; sectionId: number },
): Promise<AnswerOf<typeof getProductBanner>['banners']> {
  const banners = await findProductBanners(db, product, now)
  return banners.map((banner) => ({
    url: banner.url,
    imgUrl: banner.picture,
    name: nameIn(banner, language),
    SORT: banner.position,
  }))
}
