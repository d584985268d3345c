import * as contract from '@svetlitsa/api-client/contract/product-link'
import { link } from '@svetlitsa/domain/route/site-map'
import { handle } from '../../platform/handle.ts'
import { nameIn } from '../../platform/name-in.ts'
import { refuse } from '../../platform/refusal.ts'
import { crumbsOf } from './crumbs-of.ts'
import {
  findDeliveredOrder,
  findOfferPlace,
  findPackage,
  findPairPlace,
  findTagsOf,
} from './product-link.queries.ts'
import { findShownProduct } from './shown-product.queries.ts'
import { sizeTextOf } from './size-text-of.ts'

export const productLinkRoutes = [
  handle(contract.getOfferLink, async ({ db }, { offerId }) => {
    const place = await findOfferPlace(db, offerId)
    if (!place) return refuse('not_found')
    return { url: link.product(place.sectionCode, place.code, { offerId }) }
  }),

  handle(contract.productRedirect, async ({ db }, { productGuid, offerGuid }) => {
    const place = await findPairPlace(db, productGuid, offerGuid)
    if (!place) return { url: null }
    const { sectionCode, code, offerId } = place
    return { url: link.product(sectionCode, code, offerId === null ? {} : { offerId }) }
  }),

  handle(contract.getProductBreadcrumbs, async ({ db, services, language }, { productId }) => {
    const product = await findShownProduct(db, productId)
    if (!product) return refuse('not_found')
    const catalogue = await services.catalogue.current()
    const section = catalogue.sectionById.get(product.sectionId)
    const own = {
      name: nameIn(product, language),
      url: link.product(product.sectionCode, product.code),
    }
    return { breadcrumbs: [...crumbsOf(section ?? { path: [] }, catalogue, language), own] }
  }),

  handle(contract.getTagsByProductId, async ({ db, language }, { productId }) => {
    if (!(await findShownProduct(db, productId))) return refuse('not_found')
    const tags = await findTagsOf(db, productId)
    return {
      tags: tags.map((tag) => ({
        name: nameIn(tag, language),
        code: tag.code,
        url: link.tag(tag.sectionCode, tag.code),
      })),
    }
  }),

  handle(contract.getPackage, async ({ db, session, language, services }, { qrcode }) => {
    const found = await findPackage(db, qrcode)
    if (!found) return refuse('not_found')
    const { offerId, code, sectionCode, finish, sizes, picture } = found
    const words = await services.catalogue.offerWords(language)
    const userId = session?.userId ?? null
    return {
      product: {
        name: nameIn(found, language),
        url: link.product(sectionCode, code, { offerId }),
        finish: words(finish),
        sizeText: sizeTextOf(sizes, language),
        picture,
      },
      orderGuid: userId === null ? null : await findDeliveredOrder(db, userId, offerId),
    }
  }),
]
