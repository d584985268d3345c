import type { AnswerOf, ParsedOf } from '@svetlitsa/api-client/contract/call'
import type { getSectionSlider } from '@svetlitsa/api-client/contract/slider'
import { promotionCount } from '@svetlitsa/domain/slider/promotion-count'
import type { Context } from '../../platform/context.ts'
import { nameIn } from '../../platform/name-in.ts'
import { Serialized } from '../../platform/serialized.ts'
import { runningPromotions } from '../promotion/running-promotions.ts'
import { findSliders, type SliderRow } from './slider.queries.ts'
import { sliderProducts } from './slider-products.ts'

type Answer = AnswerOf<typeof getSectionSlider>
type Item = Answer['sliders'][number]

/** Stock and the days of promotions tell nobody when they change. */
const TTL_MS = 15_000

/** The sliders of a place with their goods; those that have nothing to show are left out. */
export async function readSliders(
  context: Context,
  place: SliderRow['place'],
  { store = null, sectionCode = '', isPhone = false }: ParsedOf<typeof getSectionSlider>,
): Promise<Serialized<Answer>> {
  const { db, services, region, language, isCrawler } = context
  const { sectionByCode } = await services.catalogue.current()
  const section = sectionByCode.get(sectionCode.toLowerCase())
  const reader = [region.id, language, isCrawler, isPhone]
  const key = JSON.stringify(['sliders', place, store, section?.id ?? 0, ...reader])
  const tags = ['slider', 'goods', 'catalogue', 'promotion', 'section-tree']
  return services.answers.read({ key, tags, ttlMs: TTL_MS }, async () => {
    const rows = await findSliders(db, place, section?.path ?? [])
    const sliders = await Promise.all(
      rows.map((row) => (row.type === 'promotions' ? ofPromotions(row) : ofProducts(row))),
    )
    return new Serialized<Answer>({
      sliders: sliders.filter(({ elements, PRODUCTS }) => elements.length + PRODUCTS.length > 0),
    })
  })

  async function ofPromotions(row: SliderRow): Promise<Item> {
    const count = promotionCount({ isMini: place === 'mini', isPhone })
    const elements = (await runningPromotions(context)).slice(0, count)
    return { ...baseOf(row), count: elements.length, elements }
  }

  async function ofProducts(row: SliderRow): Promise<Item> {
    const PRODUCTS = await sliderProducts(context, row, store)
    const offerGuids = PRODUCTS.flatMap(({ offers, offerIdCurrent }) =>
      offers.filter(({ id }) => id === offerIdCurrent).map(({ guid }) => guid),
    )
    const offerIdCurrent = PRODUCTS[0]?.offerIdCurrent ?? 0
    return { ...baseOf(row), count: PRODUCTS.length, offerGuids, offerIdCurrent, PRODUCTS }
  }

  function baseOf(row: SliderRow): Item {
    const { id, type, link, display: DISPLAY, sort: SORT } = row
    const shown = { elements: [], PRODUCTS: [], offerGuids: [], offerIdCurrent: 0, count: 0 }
    return { id, name: nameIn(row, language), type, link, DISPLAY, SORT, ...shown }
  }
}
