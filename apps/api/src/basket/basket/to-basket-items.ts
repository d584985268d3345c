import type { basketItem } from '@svetlitsa/api-client/basket/contract'
import { sumLine } from '@svetlitsa/domain/money/sum'
import type * as z from 'zod'
import { buildSectionCrumbs } from '../../catalogue/catalogue/build-breadcrumbs.ts'
import { formatSize, listShownSides } from '../../catalogue/product/card/format-size.ts'
import type { Shopper } from '../../people/session/shopper.ts'
import type { Language } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import type { SellableOffer } from '../../supply/offer/sellable-offer.queries.ts'
import { findFavouriteOffers } from '../favourite/favourite-offer.queries.ts'
import type { BasketLineRow } from './basket.queries.ts'

type Item = z.output<typeof basketItem>

interface ItemSource {
  line: Pick<BasketLineRow, 'id' | 'quantity' | 'isChecked' | 'seenPrice'>
  offer: SellableOffer
  canBeBought: boolean
}

/** Analytics knows this many levels of categories (account, chapter 9). */
const CATEGORY_LEVELS = 5

/** Lines as the basket shows them, in the reader's language, with the reader's favourites. */
export async function toBasketItems(
  { region, language, services, session }: Shopper,
  db: Db,
  lines: readonly ItemSource[],
): Promise<Item[]> {
  const snapshot = await services.catalogue.current()
  const translateText = await services.catalogue.getOfferTextTranslator(language)
  const favourites = new Set(session ? await findFavouriteOffers(db, session) : [])
  return lines.map(({ line, offer, canBeBought }) => ({
    ...toBasketItem(line, offer, { canBeBought, language }),
    vendor: { name: region.hiddenManufacturer ? '' : offer.vendorName },
    finish: translateText(offer.finish),
    favorite: favourites.has(offer.offerId),
    breadcrumbs: buildSectionCrumbs({ path: offer.sectionIds }, snapshot, language).slice(
      0,
      CATEGORY_LEVELS,
    ),
  }))
}

function toBasketItem(
  line: ItemSource['line'],
  offer: SellableOffer,
  { canBeBought, language }: { canBeBought: boolean; language: Language },
): Omit<Item, 'favorite' | 'vendor' | 'finish' | 'breadcrumbs'> {
  return {
    id: line.id,
    offerIdCurrent: offer.offerId,
    productId: offer.productId,
    guid: offer.guid,
    name: localizeName(offer, language),
    article: offer.article,
    url: offer.url,
    sizeText: formatSize(listShownSides(offer.dimensions, offer.byMetre), language),
    picture: offer.picture,
    quantity: line.quantity,
    minimumBatch: offer.minimumBatch,
    byMetre: offer.byMetre,
    checked: line.isChecked && canBeBought,
    price: { new: offer.price, old: offer.oldPrice },
    sum: {
      new: sumLine(offer.price, line.quantity),
      old: sumLine(offer.oldPrice, line.quantity),
    },
    seenPrice: line.seenPrice !== null && line.seenPrice !== offer.price ? line.seenPrice : null,
    isSaleRemains: offer.sellsRemains,
    warehouseRemains: offer.remains,
  }
}
