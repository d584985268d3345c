import type { kit, kitItem } from '@svetlitsa/api-client/contract/kit'
import { kitPrice } from '@svetlitsa/domain/kit/kit-price'
import { link } from '@svetlitsa/domain/route/site-map'
import type * as z from 'zod'
import { nameIn } from '../../platform/name-in.ts'
import type { CardReader } from '../catalogue/card-of.ts'
import { sizeTextOf } from '../catalogue/size-text-of.ts'
import type { KitRow } from './kit.queries.ts'

export type KitReader = Pick<CardReader, 'language' | 'words'>

/** Rows of parts as kits, each with the price of what it cannot do without. */
export function toKits(rows: readonly KitRow[], reader: KitReader): z.output<typeof kit>[] {
  const ofKits = Map.groupBy(rows, ({ kitId }) => kitId)
  return [...ofKits.values()].flatMap((parts) => {
    const [first] = parts
    if (!first) return []
    const items = parts.map((part) => toKitItem(part, reader))
    const name = { name: first.kitName, nameKk: first.kitNameKk, nameEn: first.kitNameEn }
    return [
      {
        id: first.kitId,
        name: nameIn(name, reader.language),
        url: link.product(first.kitSectionCode, first.kitCode),
        isKitchen: first.isKitchen,
        price: kitPrice(items.map((item) => ({ ...item, isChosen: !item.isOptional }))),
        items,
      },
    ]
  })
}

/** A part with its page, its picture and its price. */
export function toKitItem(row: KitRow, { language, words }: KitReader): z.output<typeof kitItem> {
  const { offerId, productId, finish, sizes, picture, CNT, isOptional } = row
  return {
    offerId,
    productId,
    name: nameIn(row, language),
    url: link.product(row.sectionCode, row.code, { offerId }),
    finish: words(finish),
    sizeText: sizeTextOf(sizes, language),
    picture,
    CNT,
    PRICE: { NEW: row.price, OLD: row.oldPrice },
    isOptional,
  }
}
