import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getInitialData } from '@svetlitsa/api-client/shell/contract'
import * as contract from '@svetlitsa/api-client/shell/contract'
import { getSeason } from '@svetlitsa/domain/region/get-season'
import { link } from '@svetlitsa/domain/route/site-map'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { getRegionDeliverySummary } from '../delivery/get-region-delivery-summary.ts'
import { readMenu } from '../menu/read-menu.ts'
import { listPayableGroups } from '../payment/payable-groups.ts'
import { listAppRedirects } from '../redirect/redirect.queries.ts'
import { findShortCode } from '../redirect/short-code.queries.ts'
import { toRegionData } from '../region/to-region-data.ts'
import { getRegionContacts } from './get-region-contacts.ts'
import { readShellState } from './read-shell-state.ts'

/** The initial data of a page: the region, its phones and its site. */
async function readInitialData(context: Context): Promise<CallAnswer<typeof getInitialData>> {
  const { services, region, language } = context
  const [contacts, { stores }] = await Promise.all([
    getRegionContacts(context),
    getRegionDeliverySummary(context),
  ])
  return {
    regionData: toRegionData(region, language),
    contacts,
    domain: region.kz ? 'kz' : 'ru',
    language,
    isDemo: services.env.DEMO,
    storeCount: stores.length,
    paymentGroups: listPayableGroups(services, region),
    analytics: {
      metrikaId: services.env.METRIKA_COUNTER ?? null,
      projectId: services.env.ANALYTICS_PROJECT,
    },
  }
}

export const shellRoutes = [
  handle(contract.getMenu, readMenu),

  handle(contract.getInitialData, readInitialData),

  handle(contract.postInitialData, readInitialData),

  handle(contract.getShortCode, async ({ db }, { code }) => ({
    url: await findShortCode(db, code),
  })),

  handle(contract.getRedirects, async ({ db }, { app }) => ({
    redirects: await listAppRedirects(db, app, contract.maxAppRedirects),
  })),

  handle(contract.getShellState, readShellState),

  handle(contract.getLogo, async ({ region, language }) => ({
    src: '/icon.svg',
    alt: shellTexts[language].brand,
    url: link.home(),
    season: getSeason(toRegionData(region, language)),
  })),
]
