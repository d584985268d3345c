import { getRoomPicture } from '../picture/room-pictures.ts'
import type { FilledGoods } from '../product/fill-goods.ts'
import type { Row } from '../product/goods.ts'
import { buildTranslations } from '../translation/build-translations.ts'
import seeds from './promotions.json' with { type: 'json' }

interface ProductFilter {
  sections?: readonly string[]
  discountFrom?: number
  cheap?: boolean
  hits?: boolean
  news?: boolean
  maxCount: number
}

/** Maximum price of products in the promotion «First home». */
const MAX_CHEAP_PRICE = 20_000

/** Promotions with their pages, and the products of each. */
export function buildPromotions({ goods, library, sectionId }: FilledGoods): {
  promotions: Row[]
  promotionProducts: Row[]
} {
  const prices = indexFirstPrices(goods)
  const promotionProducts: Row[] = []
  const promotions = seeds.map(({ scene, goods: filter, ...seed }, index) => {
    const id = index + 1
    for (const product of selectProducts(goods.products, filter)) {
      promotionProducts.push({ promotion_id: id, product_id: product.id })
    }
    return {
      id,
      code: seed.code,
      name: seed.name,
      name_kk: seed.nameKk,
      name_en: seed.nameEn,
      description: seed.description,
      translations: buildTranslations({ description: seed.description }),
      picture: getRoomPicture(library, scene, index).file,
      starts_at: `${seed.startsAt}T00:00:00+03:00`,
      ends_at: seed.endsAt && `${seed.endsAt}T00:00:00+03:00`,
      position: id * 10,
      is_active: true,
    }
  })
  return { promotions, promotionProducts }

  function selectProducts(products: readonly Row[], filter: ProductFilter): Row[] {
    const sections = filter.sections && new Set(filter.sections.map(sectionId))
    return products
      .filter((product) => {
        const { amount = 0, old = 0 } = prices.get(product.id) ?? {}
        return (
          (!sections || sections.has(Number(product.section_id))) &&
          (!filter.discountFrom || amount <= old * (1 - filter.discountFrom / 100)) &&
          (!filter.cheap || amount < MAX_CHEAP_PRICE) &&
          (!filter.hits || product.is_hit) &&
          (!filter.news || product.is_new) &&
          amount > 0
        )
      })
      .sort((a, b) => Number(b.popularity) - Number(a.popularity))
      .slice(0, filter.maxCount)
  }
}

/** The price of the first offer of each product. */
function indexFirstPrices({ offers, prices }: FilledGoods['goods']) {
  const priceByOffer = new Map(
    prices.filter(({ zone_id }) => zone_id === 1).map((price) => [price.offer_id, price]),
  )
  const found = new Map<unknown, { amount: number; old: number }>()
  for (const { id, product_id } of offers) {
    const price = priceByOffer.get(id)
    if (!price || found.has(product_id)) continue
    found.set(product_id, { amount: Number(price.amount), old: Number(price.old_amount) })
  }
  return found
}
