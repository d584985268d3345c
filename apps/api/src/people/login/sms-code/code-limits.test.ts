import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyDemoDefaults } from '../../../../demo/apply-demo-defaults.ts'
import { readEnv } from '../../../env.ts'
import { smsCode } from '../../../schema/session.table.ts'
import { type Call, createVisitor } from '../../../test-support/create-call.ts'
import { freshPhone, logInAs, logInByCode } from '../../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'
import { getCodeLimits } from './code-limits.ts'

const authByPhone = '/api_vue/authentication/authByPhone/'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({
    env: { CODES_PER_DAY: '5', CODES_PER_DAY_KNOWN_BROWSER: '10', CODES_PER_HOUR_ADDRESS: '10' },
  })
})
afterAll(() => api.close())

let lastAddress = 0
function from(address: string): Record<string, string> {
  return { 'x-forwarded-for': address }
}
function freshAddress(): string {
  lastAddress += 1
  return `198.51.100.${lastAddress}`
}

/** Requests codes a minute apart until one is refused; returns the number of codes sent. */
async function requestUntilRefused(requestCode: () => ReturnType<Call>, phone: string) {
  for (let sent = 0; sent < 30; sent++) {
    const answer = await requestCode()
    if (answer.body.error !== null) return { sent, answer }
    await shift(phone, '61 seconds')
  }
  throw new Error('no request was refused')
}

function shift(phone: string, interval: string) {
  return api.db
    .update(smsCode)
    .set({ createdAt: sql`${smsCode.createdAt} - ${interval}::interval` })
    .where(eq(smsCode.phone, phone))
}

describe('the number of codes sent', () => {
  it('is five a day per phone number for browsers that never logged in with it, at any address', async () => {
    const phone = freshPhone()
    const { sent, answer } = await requestUntilRefused(
      () => api.call('POST', authByPhone, { phone }, { headers: from(freshAddress()) }),
      phone,
    )
    expect(sent).toBe(5)
    expect(answer.status).toBe(200)
    expect(answer.body.error).toMatch(/^На этот номер сегодня отправлено слишком много кодов/)
    await shift(phone, '24 hours')
    const nextDay = await api.call(
      'POST',
      authByPhone,
      { phone },
      { headers: from(freshAddress()) },
    )
    expect(nextDay.body.error).toBeNull()
  })

  it('is ten a day for the browser that logged in with the number, although strangers used up their limit', async () => {
    const customer = await logInByCode(
      api,
      freshPhone(),
      createVisitor(api.call, from(freshAddress())),
    )
    const { phone } = customer
    await customer.call('POST', '/api_vue/authentication/logout/', {})
    await shift(phone, '25 hours')
    const strangers = await requestUntilRefused(
      () => api.call('POST', authByPhone, { phone }, { headers: from(freshAddress()) }),
      phone,
    )
    expect(strangers.sent).toBe(5)
    const { sent } = await requestUntilRefused(
      () => customer.call('POST', authByPhone, { phone }, { headers: from(freshAddress()) }),
      phone,
    )
    expect(sent).toBe(10)
  })

  it('is ten an hour per address, for all phone numbers together', async () => {
    const headers = from(freshAddress())
    const errors: (string | null)[] = []
    for (let i = 0; i < 11; i++) {
      const answer = await api.call('POST', authByPhone, { phone: freshPhone() }, { headers })
      errors.push(answer.body.error)
    }
    expect(errors.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => null))
    expect(errors[10]).toMatch(/^Слишком много запросов кода\. Повторите через \d+ мин\.$/)
  })

  it('is ten an hour for a whole IPv6 network, which one client owns', async () => {
    const errors: (string | null)[] = []
    for (let i = 0; i < 11; i++) {
      const headers = from(`2001:db8:7:7::${i + 1}`)
      const answer = await api.call('POST', authByPhone, { phone: freshPhone() }, { headers })
      errors.push(answer.body.error)
    }
    expect(errors.filter((error) => error !== null)).toHaveLength(1)
  })

  it('is ten for an address that requests codes for forty numbers at once', async () => {
    const headers = from(freshAddress())
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        api.call('POST', authByPhone, { phone: freshPhone() }, { headers }),
      ),
    )
    expect(answers.filter((answer) => answer.body.error === null)).toHaveLength(10)
  })

  it('is unlimited for the address of a store, when its staff requests codes', async () => {
    const seller = await logInAs(api, { groups: [20] })
    const headers = from(freshAddress())
    for (let i = 0; i < 12; i++) {
      const answer = await seller.call('POST', authByPhone, { phone: freshPhone() }, { headers })
      expect(answer.body.error).toBeNull()
    }
  })

  it('has the default limits when nothing is configured, and two hundred on a demonstration', () => {
    const env = { DATABASE_URL: 'postgres://127.0.0.1/shop', INTERNAL_TOKEN: 'sixteen characters' }
    expect(getCodeLimits(readEnv(env))).toEqual({
      perDay: 5,
      perDayKnownBrowser: 10,
      perHourAddress: 10,
    })
    expect(getCodeLimits(applyDemoDefaults(readEnv(env)))).toEqual({
      perDay: 200,
      perDayKnownBrowser: 200,
      perHourAddress: 200,
    })
  })
})
