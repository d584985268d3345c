import * as contract from '@svetlitsa/api-client/product-link/contract'
import { buildPath, link } from '@svetlitsa/domain/route/site-map'
import { buildBreadcrumbs } from '../../catalogue/catalogue/build-breadcrumbs.ts'
import { toProductTags } from '../../catalogue/product/product-tags.ts'
import { findShownProduct } from '../../catalogue/product/shown-product.queries.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { findLinkedOffers, findRegionalSales, findShortCodes } from './linked-offer.queries.ts'
import { findOfferTarget, findPairTarget, findProductTags } from './product-link.queries.ts'
import { searchLinkedOffers } from './search-linked-offers.ts'

export const productLinkRoutes = [
  handle(contract.getOfferLink, async ({ db }, { offerId }) => {
    const target = await findOfferTarget(db, offerId)
    if (!target) return refuse('not_found')
    return { url: link.product(target.sectionCode, target.code, { offerId }) }
  }),

  handle(contract.searchLinkedOffers, (context, { search }) => searchLinkedOffers(context, search)),

  handle(contract.getOfferSales, async ({ db }, { offerId }) => {
    const [offer] = await findLinkedOffers(db, [offerId])
    if (!offer?.isOfferSold || !offer.isProductShown) return refuse('not_found')
    const [regions, shortCodes] = await Promise.all([
      findRegionalSales(db, offerId),
      findShortCodes(db, link.product(offer.sectionCode, offer.code)),
    ])
    return { regions, shortUrls: shortCodes.map((code) => buildPath(code)) }
  }),

  handle(contract.productRedirect, async ({ db }, { productGuid, offerGuid }) => {
    const target = await findPairTarget(db, productGuid, offerGuid)
    if (!target) return { url: null }
    const { sectionCode, code, offerId } = target
    return { url: link.product(sectionCode, code, offerId === null ? {} : { offerId }) }
  }),

  handle(contract.getProductBreadcrumbs, async ({ db, services, language }, { productId }) => {
    const product = await findShownProduct(db, productId)
    if (!product) return refuse('not_found')
    const catalogue = await services.catalogue.current()
    const section = catalogue.sectionById.get(product.sectionId)
    const productCrumb = {
      name: localizeName(product, language),
      url: link.product(product.sectionCode, product.code),
    }
    return {
      breadcrumbs: [
        ...buildBreadcrumbs(section ?? { path: [] }, catalogue, language),
        productCrumb,
      ],
    }
  }),

  handle(contract.getTagsByProductId, async (context, { productId }) => {
    if (!(await findShownProduct(context.db, productId))) return refuse('not_found')
    const tags = await findProductTags(context.db, productId)
    return { tags: toProductTags(tags, context.language) }
  }),
]
