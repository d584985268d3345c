import * as contract from '@svetlitsa/api-client/vendor/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { handle } from '../../platform/http/handle.ts'
import { getListCounts } from '../product-list/get-list-counts.ts'

const WHOLE_SHOP = { section: null, kind: null, tags: [], vendor: null }

export const vendorRoutes = [
  handle(contract.getManufactures, async (context) => {
    const { services, region } = context
    if (region.hiddenManufacturer) return { manufactures: [] }
    const [{ vendors }, held] = await Promise.all([
      services.catalogue.current(),
      getListCounts(context, WHOLE_SHOP),
    ])
    return {
      manufactures: vendors.flatMap(({ id, name, code, country, logo }) => {
        const count = held.vendors.get(id) ?? 0
        return count === 0
          ? []
          : { id, name, code, country, logo, count, url: link.vendorPage(code) }
      }),
    }
  }),
]
