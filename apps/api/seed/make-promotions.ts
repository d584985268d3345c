import seeds from './data/promotions.json' with { type: 'json' }
import type { FilledGoods } from './fill-goods.ts'
import type { Row } from './goods.ts'
import { roomOf } from './rooms.ts'
import { translationsOf } from './translations-of.ts'

interface Picks {
  sections?: readonly string[]
  discountFrom?: number
  cheap?: boolean
  hits?: boolean
  news?: boolean
  most: number
}

/** «First home» begins here. */
const CHEAP_UP_TO = 20_000

/** Promotions with their pages, and the goods on each. */
export function makePromotions({ goods, library, sectionId }: FilledGoods): {
  promotions: Row[]
  promotionProducts: Row[]
} {
  const prices = pricesOf(goods)
  const promotionProducts: Row[] = []
  const promotions = seeds.map(({ scene, goods: picks, ...seed }, at) => {
    const id = at + 1
    for (const product of pick(goods.products, picks)) {
      promotionProducts.push({ promotion_id: id, product_id: product.id })
    }
    return {
      id,
      code: seed.code,
      name: seed.name,
      name_kk: seed.nameKk,
      name_en: seed.nameEn,
      description: seed.description,
      translations: translationsOf({ description: seed.description }),
      picture: roomOf(library, scene, at).file,
      starts_at: `${seed.startsAt}T00:00:00+03:00`,
      ends_at: seed.endsAt && `${seed.endsAt}T00:00:00+03:00`,
      position: id * 10,
      is_active: true,
    }
  })
  return { promotions, promotionProducts }

  function pick(products: readonly Row[], picks: Picks): Row[] {
    const sections = picks.sections && new Set(picks.sections.map(sectionId))
    return products
      .filter((product) => {
        const { amount = 0, old = 0 } = prices.get(product.id) ?? {}
        return (
          (!sections || sections.has(Number(product.section_id))) &&
          (!picks.discountFrom || amount <= old * (1 - picks.discountFrom / 100)) &&
          (!picks.cheap || amount < CHEAP_UP_TO) &&
          (!picks.hits || product.is_hit) &&
          (!picks.news || product.is_new) &&
          amount > 0
        )
      })
      .sort((a, b) => Number(b.popularity) - Number(a.popularity))
      .slice(0, picks.most)
  }
}

/** What the first offer of each product costs. */
function pricesOf({ offers, prices }: FilledGoods['goods']) {
  const ofOffer = new Map(
    prices.filter(({ zone_id }) => zone_id === 1).map((price) => [price.offer_id, price]),
  )
  const found = new Map<unknown, { amount: number; old: number }>()
  for (const { id, product_id } of offers) {
    const price = ofOffer.get(id)
    if (!price || found.has(product_id)) continue
    found.set(product_id, { amount: Number(price.amount), old: Number(price.old_amount) })
  }
  return found
}
