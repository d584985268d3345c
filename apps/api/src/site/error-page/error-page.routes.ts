import * as contract from '@svetlitsa/api-client/error-page/contract'
import { canSeeHiddenBlocks } from '@svetlitsa/domain/identity/user-group'
import { canSeeStack } from '@svetlitsa/domain/region/region-flags'
import { handle } from '../../platform/http/handle.ts'
import { toRegionData } from '../../shop/region/to-region-data.ts'

export const errorPageRoutes = [
  handle(contract.getPageError, async ({ services, session, region, language }, { path }) => {
    const showsHiddenBlocks = canSeeHiddenBlocks({
      groups: session?.groups ?? [],
      isSwitchedOn: session?.showsHiddenBlocks === true,
    })
    const { OWN_SHOP } = toRegionData(region, language)
    const isVisible = canSeeStack({ showsHiddenBlocks, OWN_SHOP })
    return { stack: isVisible ? services.pageErrors.find(path) : null }
  }),
]
