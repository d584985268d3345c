import type { InteriorStyle } from '../../catalogue/catalogue/style.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import { getListCounts } from '../listing/get-list-counts.ts'

const WHOLE_SHOP = { section: null, kind: null, tags: [], vendor: null }

/** The styles that have a page in the region, with the number of their products on sale there. */
export async function listShownStyles(
  context: Pick<Context, 'db' | 'services' | 'region'>,
): Promise<{ style: InteriorStyle; count: number }[]> {
  const [{ styles }, held] = await Promise.all([
    context.services.catalogue.current(),
    getListCounts(context, WHOLE_SHOP),
  ])
  return styles
    .map((style) => ({ style, count: held.values.get(style.valueId) ?? 0 }))
    .filter(({ count }) => count > 0)
}
