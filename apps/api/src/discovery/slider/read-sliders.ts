import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type { getSectionSlider } from '@svetlitsa/api-client/slider/contract'
import { getPromotionCount } from '@svetlitsa/domain/slider/slider'
import { listRunningPromotions } from '../../catalogue/promotion/list-running-promotions.ts'
import type { Context } from '../../platform/context/context.ts'
import { Serialized } from '../../platform/http/serialized.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { listSliderProducts } from './list-slider-products.ts'
import { findSliders, type SliderRow } from './slider.queries.ts'

type Answer = CallAnswer<typeof getSectionSlider>
type Item = Answer['sliders'][number]

/** Stock changes and promotion dates do not invalidate the cache. */
const TTL_MS = 15_000

/** The sliders of a page with their products; empty ones are left out. */
export async function readSliders(
  context: Context,
  place: SliderRow['place'],
  { store = null, sectionCode = '', isPhone = false }: ParsedInput<typeof getSectionSlider>,
): Promise<Serialized<Answer>> {
  const { db, services, region, language, isCrawler } = context
  const { sectionByCode } = await services.catalogue.current()
  const section = sectionByCode.get(sectionCode.toLowerCase())
  const reader = [region.id, language, isCrawler, isPhone]
  const key = JSON.stringify(['sliders', place, store, section?.id ?? 0, ...reader])
  const tags = ['slider', 'goods', 'catalogue', 'promotion', 'section-tree']
  return services.responseCache.read({ key, tags, ttlMs: TTL_MS }, async () => {
    const rows = await findSliders(db, place, section?.path ?? [])
    const sliders = await Promise.all(
      rows.map((row) =>
        row.type === 'promotions' ? toPromotionSlider(row) : toProductSlider(row),
      ),
    )
    return new Serialized<Answer>({
      sliders: sliders.filter(({ elements, PRODUCTS }) => elements.length + PRODUCTS.length > 0),
    })
  })

  async function toPromotionSlider(row: SliderRow): Promise<Item> {
    const count = row.count ?? getPromotionCount({ isMini: place === 'mini', isPhone })
    const elements = (await listRunningPromotions(context)).slice(0, count)
    return { ...toSliderBase(row), count: elements.length, elements }
  }

  async function toProductSlider(row: SliderRow): Promise<Item> {
    const { products: PRODUCTS, ...pages } = await listSliderProducts(context, row, store)
    const offerGuids = PRODUCTS.flatMap(({ offers, offerIdCurrent }) =>
      offers.filter(({ id }) => id === offerIdCurrent).map(({ guid }) => guid),
    )
    const offerIdCurrent = PRODUCTS[0]?.offerIdCurrent ?? 0
    const count = PRODUCTS.length
    return { ...toSliderBase(row), count, offerGuids, offerIdCurrent, PRODUCTS, ...pages }
  }

  function toSliderBase(row: SliderRow): Item {
    const { id, type, link, tagCode: tag, display: DISPLAY, sort: SORT } = row
    const pages = { tag, page: 1, pageCount: 1, pageSize: 0 }
    const emptyContent = { elements: [], PRODUCTS: [], offerGuids: [], offerIdCurrent: 0, count: 0 }
    return {
      id,
      name: localizeName(row, language),
      type,
      link,
      DISPLAY,
      SORT,
      ...pages,
      ...emptyContent,
    }
  }
}
