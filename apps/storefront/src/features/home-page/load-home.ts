import { getMainSlider } from '@svetlitsa/api-client/api/banner'
import { getMiniCards, getProducts } from '@svetlitsa/api-client/api/catalogue'
import { getAdvantages, getBonusProgram, getInstagram } from '@svetlitsa/api-client/api/content'
import { getNews } from '@svetlitsa/api-client/api/news'
import { getActions } from '@svetlitsa/api-client/api/promotion'
import { getGoodsReviews } from '@svetlitsa/api-client/api/shop-review'
import { getStyles } from '@svetlitsa/api-client/api/style'
import type { Outcome } from '@svetlitsa/api-client/client/bind'
import type { AnswerOf, AnyCall } from '@svetlitsa/api-client/contract/call'
import { listSize } from '@svetlitsa/domain/slider/list-size'
import type { ProductOfCall } from '@svetlitsa/shell/card/product-of-call'
import { callOptions } from '../../call-options.ts'
import type { PageContext } from '../../page-context.ts'

type Scene = AnswerOf<
  typeof import('@svetlitsa/api-client/contract/banner').getMainSlider
>['items'][number]
type SceneThing = Scene['spots'][number] & { product: ProductOfCall }
/** A scene with the most popular thing of each place's section. */
export type HungScene = Scene & { things: readonly SceneThing[] }

/** What the first page is made of. A part that cannot be had is left out, and the rest stands. */
export async function loadHome(context: PageContext) {
  const options = callOptions(context)
  const [scenes, hits, sale, news, promotions, styles, reviews, advantages, bonus, rooms] =
    await Promise.all([
      loadScenes(context),
      loadCards(context, 'hits'),
      loadCards(context, 'sale'),
      got(getNews({ count: 3 }, options)),
      got(getActions({ count: 3 }, options)),
      got(getStyles({}, options)),
      got(getGoodsReviews({ count: 3 }, options)),
      got(getAdvantages({}, options)),
      got(getBonusProgram({}, options)),
      got(getInstagram({}, options)),
    ])
  return {
    scenes,
    hits,
    sale,
    news: news?.items ?? [],
    promotions: promotions?.actions ?? [],
    styles: styles?.styles ?? [],
    reviews,
    advantages: advantages?.advantages ?? [],
    bonus,
    rooms: rooms?.items ?? [],
  }
}

/** The answer of a part of the page, or null: the page is good without it. */
async function got<C extends AnyCall>(call: Promise<Outcome<C>>): Promise<AnswerOf<C> | null> {
  const outcome = await call.catch(() => null)
  return outcome?.ok ? outcome.answer : null
}

/** Every scene that hangs now, in the staff's order. */
async function loadScenes(context: PageContext): Promise<HungScene[]> {
  const slider = await got(getMainSlider({ isCrawler: context.isCrawler }, callOptions(context)))
  const scenes = slider?.items ?? []
  const sections = new Set(scenes.flatMap(({ spots }) => spots.map(({ section }) => section)))
  const first = new Map(
    await Promise.all(
      [...sections].map(async (section) => [section, await loadFirst(context, section)] as const),
    ),
  )
  return scenes.map((scene) => ({
    ...scene,
    things: scene.spots.flatMap((spot) => {
      const product = first.get(spot.section)
      return product ? [{ ...spot, product }] : []
    }),
  }))
}

async function loadCards(context: PageContext, type: 'hits' | 'sale'): Promise<ProductOfCall[]> {
  const count = listSize({ kind: type, isCrawler: context.isCrawler })
  return (await got(getMiniCards({ type, count }, callOptions(context))))?.elements ?? []
}

/** The most popular thing of a section; a shop without that section has none. */
async function loadFirst(context: PageContext, section: string): Promise<ProductOfCall | null> {
  const found = await got(
    getProducts({ section, meta: { count: 1 }, additional: false }, callOptions(context)),
  )
  return found?.elements[0] ?? null
}
