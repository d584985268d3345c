import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { releaseReservations } from '../../order/order/release-reservations.ts'
import { expectMoneyToAddUp } from '../../test-support/audit-money.ts'
import { type Call, createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const SHOPPERS = 50
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods, env: { COUPON_GUESSES_PER_HOUR: '1000' } })
  await api.db.execute(sql`update stock set on_hand = 100000`)
})
afterAll(() => api.close())

interface Spendable {
  what: string
  /** How many orders may spend it. */
  limit: number
  /** Creates it before the race. */
  create(): Promise<unknown>
  /** Puts it into the basket of a shopper. */
  choose(shopper: Call, phone: string): Promise<unknown>
  /** Code of the refusal that a loser gets. */
  refusal: string
  /** How many orders have spent it now, as its own counter says. */
  countSpent(): Promise<number>
}

/** A row for each kind of thing that may be spent only so often. */
const spendables: Spendable[] = [
  {
    what: 'a coupon of seven uses',
    limit: 7,
    create: () =>
      api.db.execute(sql`insert into coupon (code, sum, limit_total) values ('SEVEN', 100, 7)`),
    choose: (shopper, phone) =>
      shopper('POST', '/api_vue/basket/setCoupon/', { coupon: 'SEVEN', phone }),
    refusal: 'coupon_refused',
    countSpent: async () => {
      const { rows } = await api.db.execute<{ used: number }>(
        sql`select used from coupon where code = 'SEVEN'`,
      )
      return rows[0]?.used ?? -1
    },
  },
]

describe.each(spendables)('[F4] $what', ({ limit, create, choose, refusal, countSpent }) => {
  it('is spent by as many of fifty simultaneous orders as it allows, and freed once by cancelling twice', async () => {
    await create()
    const shoppers = await Promise.all(
      Array.from({ length: SHOPPERS }, async () => {
        const phoneNumber = freshPhone()
        const call = createVisitor(api.call)
        const offers = [{ offerId: goods.tilesInBatchesOfFour, quantity: 20 }]
        await call('POST', '/api_vue/basket/add/', { offers })
        await choose(call, phoneNumber)
        return { call, phoneNumber }
      }),
    )
    const answers = await Promise.all(
      shoppers.map(({ call, phoneNumber }) =>
        call('POST', '/api_vue/basket/createOrder/', { name: 'Анна Петрова', phoneNumber }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limit)
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, body.code]).toEqual([409, refusal])
    }
    expect(await countSpent()).toBe(limit)
    await expectMoneyToAddUp(api.db)

    await api.db.execute(sql`update reservation set expires_at = now() - interval '1 second'`)
    await Promise.all([releaseReservations(api.services), releaseReservations(api.services)])
    await releaseReservations(api.services)
    expect(await countSpent()).toBe(0)
    await expectMoneyToAddUp(api.db)
  })
})
