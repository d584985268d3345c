import { link } from '@svetlitsa/domain/route/site-map'
import type { Shopper } from '../../people/session/shopper.ts'
import type { Db } from '../../platform/database/database.ts'
import { findBasketProject } from '../project/project.queries.ts'

/** Where the project of the constructor is edited whose modules are in the basket, or null. */
export async function findKitchenUrl(
  { session }: Pick<Shopper, 'session'>,
  db: Db,
  lines: readonly { projectId: string | null }[],
): Promise<string | null> {
  if (!session || lines.every(({ projectId }) => projectId === null)) return null
  const project = await findBasketProject(db, session)
  return project && link.constructor3d({ project: project.guid })
}
