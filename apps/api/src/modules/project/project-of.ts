import type { project } from '@svetlitsa/api-client/contract/project'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { nameIn } from '../../platform/name-in.ts'
import { findSellableOffers } from '../catalogue/sellable-offer.queries.ts'
import type { ProjectRow } from './project.queries.ts'

type Project = z.output<typeof project>

/** A project with its modules' names and prices as they are here and now. */
export async function projectOf(
  { db, region, language, services }: Pick<Context, 'db' | 'region' | 'language' | 'services'>,
  row: ProjectRow,
): Promise<Project> {
  const offers = await findSellableOffers(
    db,
    region,
    row.modules.map((module) => module.offerId),
  )
  const words = await services.catalogue.offerWords(language)
  const modules = row.modules.flatMap((module) => {
    const offer = offers.get(module.offerId)
    if (!offer) return []
    const [widthCm, depthCm, heightCm] = offer.dimensions
    return {
      ...module,
      name: nameIn(offer, language),
      size: [offer.size, offer.finish].filter(Boolean).map(words).join(', '),
      widthCm: widthCm ?? 0,
      depthCm: depthCm ?? 0,
      heightCm: heightCm ?? 0,
      picture: offer.picture,
      price: offer.price,
      url: offer.url,
      isSold: offer.isActive && offer.remains > 0,
    }
  })
  return {
    recordId: row.id,
    guid: row.guid,
    kind: row.kind,
    name: row.name,
    wallCm: row.wallCm,
    modules,
    sum: modules.reduce((sum, module) => sum + module.price, 0),
    updatedAt: row.updatedAt.toISOString(),
  }
}
