import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getInitialData } from '@svetlitsa/api-client/shell/contract'
import * as contract from '@svetlitsa/api-client/shell/contract'
import { getSeason } from '@svetlitsa/domain/region/region-flags'
import { link } from '@svetlitsa/domain/route/site-map'
import { buildBrandStyle } from '@svetlitsa/domain/shop-settings/brand-colours'
import type { ShopSettings } from '@svetlitsa/domain/shop-settings/shop-settings'
import { listPayableGroups } from '../../payment/payment/payable-groups.ts'
import type { Context, Language } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { toRegionData } from '../../shop/region/to-region-data.ts'
import { getRegionDeliverySummary } from '../../supply/delivery/get-region-delivery-summary.ts'
import { readMenu } from '../menu/read-menu.ts'
import { listAppRedirects } from '../redirect/redirect.queries.ts'
import { findShortCode } from '../redirect/short-code.queries.ts'
import { getRegionContacts } from './get-region-contacts.ts'
import { readShellState } from './read-shell-state.ts'

/** The initial data of a page: the region, its phones and its site. */
async function readInitialData(context: Context): Promise<CallAnswer<typeof getInitialData>> {
  const { services, region, language } = context
  const [contacts, { stores }, shop] = await Promise.all([
    getRegionContacts(context),
    getRegionDeliverySummary(context),
    services.shop.getCurrent(),
  ])
  return {
    regionData: toRegionData(region, language),
    contacts,
    domain: region.kz ? 'kz' : 'ru',
    language,
    isDemo: services.isDemonstration,
    storeCount: stores.length,
    paymentGroups: listPayableGroups(services, region),
    shop: describeShop(shop, language),
    analytics: {
      metrikaId: services.env.METRIKA_COUNTER ?? null,
      projectId: services.env.ANALYTICS_PROJECT,
    },
  }
}

function describeShop({ brand, legal, languages, promises }: ShopSettings, language: Language) {
  const { seller, inn, ogrn, address, phone, email } = legal
  return {
    name: brand.name[language],
    style: buildBrandStyle(brand),
    languages,
    seller: { seller, inn, ogrn, address, phone, email },
    promises,
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

  handle(contract.getLogo, async ({ region, language, services }) => ({
    src: '/icon.svg',
    alt: services.shop.settings.brand.name[language],
    url: link.home(),
    season: getSeason(toRegionData(region, language)),
  })),
]
