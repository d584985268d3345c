import { getPackage } from '@svetlitsa/api-client/package/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { formatSize } from '../../catalogue/product/card/format-size.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { findDeliveredOrder, findPackage } from './product-link.queries.ts'

/** What the code on a package leads to (claim.qr). */
export const packageRoutes = [
  handle(getPackage, async ({ db, session, language, services }, { qrcode }) => {
    const found = await findPackage(db, qrcode)
    if (!found) return refuse('not_found')
    const { offerId, code, sectionCode, isShown, finish, sizes, picture } = found
    const translateText = await services.catalogue.getOfferTextTranslator(language)
    const userId = session?.userId ?? null
    return {
      product: {
        name: localizeName(found, language),
        url: isShown ? link.product(sectionCode, code, { offerId }) : null,
        finish: translateText(finish),
        sizeText: formatSize(sizes, language),
        picture,
      },
      orderGuid: userId === null ? null : await findDeliveredOrder(db, userId, offerId),
    }
  }),
]
