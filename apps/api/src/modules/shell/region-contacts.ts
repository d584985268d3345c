import type { Context } from '../../platform/context.ts'
import { findContacts } from '../region/region.queries.ts'

type Contacts = Awaited<ReturnType<typeof findContacts>>

/** A region's phones, the default region's where it has none of its own. */
export function regionContacts({
  db,
  services,
  region,
}: Pick<Context, 'db' | 'services' | 'region'>): Promise<Contacts> {
  return services.answers.read({ key: `contacts:${region.id}`, tags: ['region'] }, async () => {
    const own = await findContacts(db, region.id)
    return own.length > 0 ? own : findContacts(db, services.regions.default().id)
  })
}
