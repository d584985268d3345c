import assert from 'node:assert/strict'

/** Of `COUPON_GUESSES_PER_HOUR` in rehearsed-cluster.ts. */
const ALLOWED = 6

/** Tries promo codes at all APIs in turn: together they allow what one of them would. */
export async function expectSharedLimit(
  apiOrigins: readonly string[],
  offerId: number,
): Promise<void> {
  const call = async (origin: string, path: string, body: unknown, cookie: string) => {
    const answer = await fetch(`${origin}/api_vue/basket/${path}/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': '203.0.113.77',
        cookie,
      },
      body: JSON.stringify(body),
    })
    await answer.arrayBuffer()
    return answer
  }
  const [first = ''] = apiOrigins
  const added = await call(first, 'add', { offers: [{ offerId, quantity: 1 }] }, '')
  const cookie = added.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const statuses: number[] = []
  for (let turn = 0; turn < ALLOWED + 2; turn += 1) {
    const origin = apiOrigins[turn % apiOrigins.length] ?? first
    const body = { coupon: `GUESS${turn}`, phone: '79001234567' }
    statuses.push((await call(origin, 'setCoupon', body, cookie)).status)
  }
  assert.deepEqual(statuses, [...Array(ALLOWED).fill(200), 429, 429])
}
