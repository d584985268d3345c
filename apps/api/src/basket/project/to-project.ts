import type { project } from '@svetlitsa/api-client/project/contract'
import type * as z from 'zod'
import type { Context } from '../../platform/context/context.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { findSellableOffers } from '../../supply/offer/sellable-offer.queries.ts'
import type { ProjectRow } from './project.queries.ts'

type Project = z.output<typeof project>

/** A project with its modules' current names and prices in the region. */
export async function toProject(
  { db, region, language, services }: Pick<Context, 'db' | 'region' | 'language' | 'services'>,
  row: ProjectRow,
): Promise<Project> {
  const offers = await findSellableOffers(
    db,
    region,
    row.modules.map((module) => module.offerId),
  )
  const translateText = await services.catalogue.getOfferTextTranslator(language)
  const modules = row.modules.flatMap((module) => {
    const offer = offers.get(module.offerId)
    if (!offer) return []
    const [widthCm, depthCm, heightCm] = offer.dimensions
    return {
      ...module,
      name: localizeName(offer, language),
      size: [offer.size, offer.finish].filter(Boolean).map(translateText).join(', '),
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
