import { getMainSlider } from '@svetlitsa/api-client/banner/client'
import type { Outcome } from '@svetlitsa/api-client/call/bind-call'
import type { AnyCall, CallAnswer } from '@svetlitsa/api-client/call/call'
import { getMiniCards, getProducts } from '@svetlitsa/api-client/catalogue/client'
import { getAdvantages, getBonusProgram, getInstagram } from '@svetlitsa/api-client/content/client'
import { getStyles } from '@svetlitsa/api-client/interior-style/client'
import { getNews } from '@svetlitsa/api-client/news/client'
import { getActions } from '@svetlitsa/api-client/promotion/client'
import { getGoodsReviews } from '@svetlitsa/api-client/shop-review/client'
import type { Card } from '@svetlitsa/domain/card/card'
import { getListSize } from '@svetlitsa/domain/slider/slider'
import { getCallOptions } from '../../page-context/get-call-options.ts'
import type { PageContext } from '../../page-context/page-context.ts'

type Scene = CallAnswer<
  typeof import('@svetlitsa/api-client/banner/contract').getMainSlider
>['items'][number]
type SceneProduct = Scene['spots'][number] & { product: Card }
/** A scene with the most popular product of the section of each hotspot. */
export type SceneWithProducts = Scene & { products: readonly SceneProduct[] }

/** Loads the parts of the home page. A part that fails to load is left out. */
export async function loadHome(context: PageContext) {
  const options = getCallOptions(context)
  const [scenes, hits, sale, news, promotions, styles, reviews, advantages, bonus, rooms] =
    await Promise.all([
      loadScenes(context),
      loadCards(context, 'hits'),
      loadCards(context, 'sale'),
      getAnswer(getNews({ count: 3 }, options)),
      getAnswer(getActions({ count: 3 }, options)),
      getAnswer(getStyles({}, options)),
      getAnswer(getGoodsReviews({ count: 3 }, options)),
      getAnswer(getAdvantages({}, options)),
      getAnswer(getBonusProgram({}, options)),
      getAnswer(getInstagram({}, options)),
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

/** Returns the answer of one call, or null when it fails: the page renders without that part. */
async function getAnswer<C extends AnyCall>(
  call: Promise<Outcome<C>>,
): Promise<CallAnswer<C> | null> {
  const outcome = await call.catch(() => null)
  return outcome?.ok ? outcome.answer : null
}

/** Loads all active scenes in the order set by staff. */
async function loadScenes(context: PageContext): Promise<SceneWithProducts[]> {
  const slider = await getAnswer(
    getMainSlider({ isCrawler: context.isCrawler }, getCallOptions(context)),
  )
  const scenes = slider?.items ?? []
  const sectionCodes = new Set(scenes.flatMap(({ spots }) => spots.map(({ section }) => section)))
  const productBySection = new Map(
    await Promise.all(
      [...sectionCodes].map(
        async (section) => [section, await loadFirstProduct(context, section)] as const,
      ),
    ),
  )
  return scenes.map((scene) => ({
    ...scene,
    products: scene.spots.flatMap((spot) => {
      const product = productBySection.get(spot.section)
      return product ? [{ ...spot, product }] : []
    }),
  }))
}

async function loadCards(context: PageContext, type: 'hits' | 'sale'): Promise<Card[]> {
  const count = getListSize({ kind: type, isCrawler: context.isCrawler })
  return (await getAnswer(getMiniCards({ type, count }, getCallOptions(context))))?.elements ?? []
}

/** Loads the most popular product of a section; null when the shop has no such section. */
async function loadFirstProduct(context: PageContext, section: string): Promise<Card | null> {
  const answer = await getAnswer(
    getProducts({ section, meta: { count: 1 }, additional: false }, getCallOptions(context)),
  )
  return answer?.elements[0] ?? null
}
