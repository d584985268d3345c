import { familyOf } from './family-of.ts'
import type { Goods, Row } from './goods.ts'

/** Papers that come with the goods; the shop makes them of what it knows when they are asked for. */
export function makeInstructions({ products }: Goods): Row[] {
  return products.flatMap((product) => {
    const kinds = [
      ...(product.needs_assembly ? ['assembly'] : []),
      'care',
      ...(familyOf(String(product.name)) === 'kids' ? ['certificate'] : []),
    ]
    return kinds.map((kind, position) => ({ product_id: product.id, kind, file: null, position }))
  })
}
