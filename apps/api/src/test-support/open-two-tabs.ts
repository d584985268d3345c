import { type Call, createVisitor, type TestAnswer } from './create-call.ts'
import { goods } from './fixtures/goods.ts'
import type { TestApi } from './start-test-api.ts'

/** A tab of a browser: it names the version of the basket that it shows, and follows the answers. */
function openTab(visitor: Call, shown = 0) {
  let version = shown
  const send = async (path: string, body: unknown): Promise<TestAnswer> => {
    const headers = { 'basket-version': String(version) }
    const answer = await visitor('POST', path, body, { headers })
    version = answer.body.basket?.version ?? version
    return answer
  }
  return { send, getVersion: () => version }
}

/** Two tabs of one browser that show the same basket. */
export async function openTwoTabs(
  api: Pick<TestApi, 'call'>,
  offers: { offerId: number; quantity: number }[] = [{ offerId: goods.sofa, quantity: 1 }],
) {
  const visitor = createVisitor(api.call)
  const { basket } = (await visitor('POST', '/api_vue/basket/add/', { offers })).body
  return {
    visitor,
    tabs: [openTab(visitor, basket.version), openTab(visitor, basket.version)] as const,
  }
}
