import * as contract from '@svetlitsa/api-client/contract/shell'
import { seasonOf } from '@svetlitsa/domain/region/season-of'
import { link } from '@svetlitsa/domain/route/site-map'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { handle } from '../../platform/handle.ts'
import { readMenu } from '../menu/read-menu.ts'
import { findShortCode } from '../redirect/short-code.queries.ts'
import { regionDataOf } from '../region/region-data-of.ts'
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
    season: seasonOf(regionDataOf(region, language)),
  })),
]
