import * as contract from '@svetlitsa/api-client/shell/contract'
import { getSeason } from '@svetlitsa/domain/region/get-season'
import { link } from '@svetlitsa/domain/route/site-map'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { handle } from '../../platform/http/handle.ts'
import { readMenu } from '../menu/read-menu.ts'
import { findShortCode } from '../redirect/short-code.queries.ts'
import { toRegionData } from '../region/to-region-data.ts'
import { readInitialData } from './read-initial-data.ts'
import { readShellState } from './read-shell-state.ts'

export const shellRoutes = [
  handle(contract.getMenu, readMenu),

  handle(contract.getInitialData, readInitialData),

  handle(contract.postInitialData, readInitialData),

  handle(contract.getShortCode, async ({ db }, { code }) => ({
    url: await findShortCode(db, code),
  })),

  handle(contract.getShellState, readShellState),

  handle(contract.getLogo, async ({ region, language }) => ({
    src: '/icon.svg',
    alt: shellTexts[language].brand,
    url: link.home(),
    season: getSeason(toRegionData(region, language)),
  })),
]
