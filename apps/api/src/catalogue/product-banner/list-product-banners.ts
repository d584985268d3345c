import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getProductBanner } from '@svetlitsa/api-client/product-detail/contract'
import type { Context } from '../../platform/context/context.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { findProductBanners } from './product-banner.queries.ts'

/** The active banners of a product's page, in the reader's language. */
export async function listProductBanners(
  { db, language, now }: Pick<Context, 'db' | 'language' | 'now'>,
  product: { id: number; sectionId: number },
): Promise<CallAnswer<typeof getProductBanner>['banners']> {
  const banners = await findProductBanners(db, product, now)
  return banners.map((banner) => ({
    url: banner.url,
    imgUrl: banner.picture,
    name: localizeName(banner, language),
    SORT: banner.position,
  }))
}
