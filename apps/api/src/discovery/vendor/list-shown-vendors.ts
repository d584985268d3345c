import type { Vendor } from '../../catalogue/catalogue/vendor.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import { getListCounts } from '../listing/get-list-counts.ts'

const WHOLE_SHOP = { section: null, kind: null, tags: [], vendor: null }

/**
 * The vendors that have a page in the region, with the number of their products on sale there; none
 * where vendors are not disclosed (region.hidden-manufacturer).
 */
export async function listShownVendors(
  context: Pick<Context, 'db' | 'services' | 'region'>,
): Promise<{ vendor: Vendor; count: number }[]> {
  if (context.region.hiddenManufacturer) return []
  const [{ vendors }, held] = await Promise.all([
    context.services.catalogue.current(),
    getListCounts(context, WHOLE_SHOP),
  ])
  return vendors
    .map((vendor) => ({ vendor, count: held.vendors.get(vendor.id) ?? 0 }))
    .filter(({ count }) => count > 0)
}
