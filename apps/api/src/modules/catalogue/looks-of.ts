import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getProduct } from '@svetlitsa/api-client/contract/product'
import type { Elarbis } from './product.table.ts'

type Page = AnswerOf<typeof getProduct>['product']

/**
 * What each offer is looked at with: its model in its own finish where that can be shown, else the
 * plain one, which then says that it wears another.
 */
export function looksOf(
  { glb, usdz, finishes = [] }: Elarbis,
  codes: readonly (readonly [offerId: number, code: string])[],
  offers: Page['offers'],
): Pick<Page, 'looks' | 'lookFinish'> {
  const codeOf = new Map(codes)
  const [plain] = finishes
  const looks = offers.map(({ id }) => {
    const code = codeOf.get(id) ?? ''
    const isShown = finishes.includes(code)
    const inFinish = (path: string | null) =>
      path && isShown && code !== plain ? path.replace(/\.(\w+)$/, `.${code}.$1`) : path
    // Of what came from elsewhere it is not known what it wears.
    const isTurnTrue = plain === undefined || code === plain
    const isModelTrue = plain === undefined || isShown
    return [id, { glb: inFinish(glb), usdz: inFinish(usdz), isModelTrue, isTurnTrue }]
  })
  const wearing = offers.find(({ id }) => codeOf.get(id) === plain)
  return { looks: Object.fromEntries(looks), lookFinish: wearing?.finish ?? '' }
}
