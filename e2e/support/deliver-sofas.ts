import { onDatabase } from './database.ts'
import { sofa } from './order.ts'

/**
 * Each run of the journeys buys some sofas, so the warehouses first get a hundred of each offer.
 */
export default async function deliverSofas(): Promise<void> {
  const code = sofa.path.split('/').at(-2)
  const { rowCount } = await onDatabase((client) =>
    client.query(
      `update stock set on_hand = reserved + 100
       from offer, product, stock_place
       where offer.id = stock.offer_id and product.id = offer.product_id and product.code = $1
         and stock_place.id = stock.place_id and stock_place.kind = 'warehouse'`,
      [code],
    ),
  )
  if (!rowCount) throw new Error(`no warehouse stocks ${code}`)
}
