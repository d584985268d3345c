import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getProduct } from '@svetlitsa/api-client/product/contract'
import type { Elarbis } from './product.table.ts'

type Page = CallAnswer<typeof getProduct>['product']

/**
 * Returns the 3D model of each offer: in the offer's own finish where a model of it exists,
 * otherwise the default model, marked as showing another finish.
 */
export function buildOfferModels(
  { glb, usdz, finishes = [] }: Elarbis,
  codes: readonly (readonly [offerId: number, code: string])[],
  offers: Page['offers'],
): Pick<Page, 'looks' | 'lookFinish'> {
  const codesByOffer = new Map(codes)
  const [defaultFinish] = finishes
  const viewers = offers.map(({ id }) => {
    const code = codesByOffer.get(id) ?? ''
    const isShown = finishes.includes(code)
    const toFinishPath = (path: string | null) =>
      path && isShown && code !== defaultFinish ? path.replace(/\.(\w+)$/, `.${code}.$1`) : path
    // The finish of models from other sources is unknown, so they are treated as correct.
    const isTurnTrue = defaultFinish === undefined || code === defaultFinish
    const isModelTrue = defaultFinish === undefined || isShown
    return [id, { glb: toFinishPath(glb), usdz: toFinishPath(usdz), isModelTrue, isTurnTrue }]
  })
  const defaultOffer = offers.find(({ id }) => codesByOffer.get(id) === defaultFinish)
  return { looks: Object.fromEntries(viewers), lookFinish: defaultOffer?.finish ?? '' }
}
