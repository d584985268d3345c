import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getInitialData } from '@svetlitsa/api-client/contract/shell'
import type { Context } from '../../platform/context.ts'
import { regionOutlook } from '../delivery/region-outlook.ts'
import { payableGroups } from '../payment/payable-groups.ts'
import { regionDataOf } from '../region/region-data-of.ts'
import { regionContacts } from './region-contacts.ts'

/** What a page begins with: the region, its phones, the site it belongs to. */
export async function readInitialData(context: Context): Promise<AnswerOf<typeof getInitialData>> {
  const { services, region, language } = context
  const [contacts, { stores }] = await Promise.all([
    regionContacts(context),
    regionOutlook(context),
  ])
  return {
    regionData: regionDataOf(region, language),
    contacts,
    domain: region.kz ? 'kz' : 'ru',
    language,
    isDemo: services.env.DEMO,
    storeCount: stores.length,
    paymentGroups: payableGroups(services, region),
    analytics: {
      metrikaId: services.env.METRIKA_COUNTER ?? null,
      projectId: services.env.ANALYTICS_PROJECT,
    },
  }
}
