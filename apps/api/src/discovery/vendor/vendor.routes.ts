import * as contract from '@svetlitsa/api-client/vendor/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { handle } from '../../platform/http/handle.ts'
import { listShownVendors } from './list-shown-vendors.ts'

export const vendorRoutes = [
  handle(contract.getManufactures, async (context) => ({
    manufactures: (await listShownVendors(context)).map(({ vendor, count }) => {
      const { id, name, code, country, logo } = vendor
      return { id, name, code, country, logo, count, url: link.vendorPage(code) }
    }),
  })),
]
