import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getInitialData } from '@svetlitsa/api-client/shell/contract'
import type { Context } from '../../platform/context/context.ts'
import { getRegionDeliverySummary } from '../delivery/get-region-delivery-summary.ts'
import { listPayableGroups } from '../payment/payable-groups.ts'
import { toRegionData } from '../region/to-region-data.ts'
import { getRegionContacts } from './get-region-contacts.ts'

/** The initial data of a page: the region, its phones and its site. */
export async function readInitialData(
  context: Context,
): Promise<CallAnswer<typeof getInitialData>> {
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
