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

export type Scene = AnswerOf<
  typeof import('@svetlitsa/api-client/contract/banner').getMainSlider
>['items'][number]
export type SceneThing = Scene['spots'][number] & { product: ProductOfCall }

/** What the first page is made of. A part that cannot be had is left out, and the rest stands. */
export async function loadHome(context: PageContext) {
  const options = callOptions(context)
  const [hero, hits, sale, news, promotions, styles, reviews, advantages, bonus, rooms] =
    await Promise.all([
      loadHero(context),
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
    hero,
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

/** The scene that hangs first, with the most popular thing of each place's section. */
async function loadHero(context: PageContext) {
  const slider = await got(getMainSlider({ isCrawler: context.isCrawler }, callOptions(context)))
  const scene = slider?.items[0] ?? null
  const things = await Promise.all(
    (scene?.spots ?? []).map(async (spot): Promise<SceneThing[]> => {
      const product = await loadFirst(context, spot.section)
      return product ? [{ ...spot, product }] : []
    }),
  )
  return { scene, things: things.flat() }
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
