import type { Context } from '../../platform/context/context.ts'
import { findContacts } from '../../shop/region/region.queries.ts'

type Contacts = Awaited<ReturnType<typeof findContacts>>

/** A region's phones; those of the default region if it has none. */
export function getRegionContacts({
  db,
  services,
  region,
}: Pick<Context, 'db' | 'services' | 'region'>): Promise<Contacts> {
  return services.responseCache.read(
    { key: `contacts:${region.id}`, tags: ['region'] },
    async () => {
      const ownContacts = await findContacts(db, region.id)
      return ownContacts.length > 0 ? ownContacts : findContacts(db, services.regions.default().id)
    },
  )
}
