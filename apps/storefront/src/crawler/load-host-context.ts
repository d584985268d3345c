import type { CallOptions } from '@svetlitsa/api-client/call/bind-call'
import { unwrapAnswer } from '@svetlitsa/api-client/call/unwrap-answer'
import { getRegions } from '@svetlitsa/api-client/region/client'
import { getInitialData } from '@svetlitsa/api-client/shell/client'
import { getCallOptions } from '../page-context/get-call-options.ts'
import { getSiteOrigin } from '../page-context/get-site-origin.ts'
import type { PageContext } from '../page-context/page-context.ts'

/**
 * Returns the region and language for a file at the root. Such an address has no variant, so the
 * host decides (ADR 0042); the router passes the requested host in a header.
 */
export async function loadHostContext(
  request: Request,
): Promise<{ context: PageContext; origin: URL; isKz: boolean; shopName: string }> {
  const isKz = request.headers.get('x-forwarded-host')?.startsWith('kz.') === true
  const defaultContext = { variant: '', language: 'ru' as const, isCrawler: true }
  const options = getCallOptions(defaultContext)
  const regionQuery = isKz ? await findKzRegion(options) : {}
  const { regionData, shop } = unwrapAnswer(await getInitialData(regionQuery, options))
  return {
    context: { ...defaultContext, variant: String(regionData.ID) },
    origin: getSiteOrigin(regionData.kz),
    isKz: regionData.kz,
    shopName: shop.name,
  }
}

/** The first region in Kazakhstan, as the router chooses for the host of that country. */
async function findKzRegion(options: CallOptions): Promise<{ sr?: number }> {
  const { regions } = unwrapAnswer(await getRegions({}, options))
  const region = regions.find(({ kz }) => kz)
  return region ? { sr: region.ID } : {}
}
