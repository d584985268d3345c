import type { kit, kitItem } from '@svetlitsa/api-client/kit/contract'
import { calculateKitPrice } from '@svetlitsa/domain/kit/kit'
import { link } from '@svetlitsa/domain/route/site-map'
import type * as z from 'zod'
import { localizeName } from '../../platform/language/localize-name.ts'
import { formatSize } from '../product/card/format-size.ts'
import type { CardReader } from '../product/card/to-product-card.ts'
import type { KitRow } from './kit.queries.ts'

export type KitReader = Pick<CardReader, 'language' | 'translateText'>

/** Groups rows of parts into kits, each with the total price of its required parts. */
export function toKits(rows: readonly KitRow[], reader: KitReader): z.output<typeof kit>[] {
  const rowsByKit = Map.groupBy(rows, ({ kitId }) => kitId)
  return [...rowsByKit.values()].flatMap((parts) => {
    const [first] = parts
    if (!first) return []
    const items = parts.map((part) => toKitItem(part, reader))
    const name = { name: first.kitName, nameKk: first.kitNameKk, nameEn: first.kitNameEn }
    return [
      {
        id: first.kitId,
        name: localizeName(name, reader.language),
        url: link.product(first.kitSectionCode, first.kitCode),
        isKitchen: first.isKitchen,
        price: calculateKitPrice(items.map((item) => ({ ...item, isChosen: !item.isOptional }))),
        items,
      },
    ]
  })
}

/** A part with the URL of its page, its picture and its price. */
export function toKitItem(
  row: KitRow,
  { language, translateText }: KitReader,
): z.output<typeof kitItem> {
  const { offerId, productId, finish, sizes, picture, CNT, isOptional } = row
  return {
    offerId,
    productId,
    name: localizeName(row, language),
    url: link.product(row.sectionCode, row.code, { offerId }),
    finish: translateText(finish),
    sizeText: formatSize(sizes, language),
    picture,
    CNT,
    PRICE: { NEW: row.price, OLD: row.oldPrice },
    isOptional,
  }
}
