import {
  createTestDatabase,
  type TestDatabase,
} from '@svetlitsa/config/test-database/create-test-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCall, createVisitor } from '../../test-support/create-call.ts'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { addAccount, freshPhone, lastCode } from '../../test-support/log-in-as.ts'
import { type RunningApi, runApi } from '../../test-support/run-api.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { createLogger } from './logger.ts'

const token = 'canary-internal-token-5f1c'
const secret = {
  password: 'canary-password-91',
  name: 'Канарейка Секретная',
  email: 'canary.person@home.example',
  query: 'canary-query-77',
  captcha: 'canary-captcha-token',
  mailPassword: 'canary-mail-password',
  smsPassword: 'canary-sms-password',
}

let database: TestDatabase
let opened: Database
let api: RunningApi
beforeAll(async () => {
  database = await createTestDatabase()
  opened = openDatabase(database.url, 2, createLogger('silent'))
  await addGoods(opened.db)
  api = await runApi({
    DATABASE_URL: database.url,
    INTERNAL_TOKEN: token,
    SMSC_URL: 'http://127.0.0.1:9',
    SMSC_LOGIN: 'shop',
    SMSC_PASSWORD: secret.smsPassword,
    SMTP_URL: `smtp://shop:${secret.mailPassword}@127.0.0.1:9`,
    NODE_ENV: 'development',
  })
})
afterAll(async () => {
  await api.stop()
  await opened.close()
  await database.drop()
})

describe('the log of the API at its most verbose level', () => {
  it('contains no phone, code, password, token, name or address, whatever fails', async () => {
    const { db } = opened
    const phone = freshPhone()
    const account = await addAccount(db)
    const secretValues = [...Object.values(secret), phone, account.phone, token]
    const call = createCall(api.origin)
    const visitor = createVisitor(async (...request) => {
      const answer = await call(...request)
      if (answer.cookie) secretValues.push(answer.cookie.slice(answer.cookie.indexOf('=') + 1))
      return answer
    })
    const ask = (path: string, body: unknown) => visitor('POST', `/api_vue/${path}`, body)

    await ask('authentication/authByPhone/', { phone })
    const code = await lastCode(db, phone)
    secretValues.push(String(code))
    await ask('authentication/checkCode/', { code: 100_001, phone })
    const entered = await ask('authentication/checkCode/', { code, phone })
    expect(entered.body.status).toBe('success')
    secretValues.push(entered.body.userData.sessid)
    await ask('authentication/setPassword/', { password: secret.password })
    await ask('authentication/authByLogin/', { login: phone, password: `${secret.password}0` })
    await ask('authentication/authByLogin/', { login: phone, password: secret.password })
    await ask('authentication/validateSmartCaptcha/', { token: secret.captcha })
    await ask('basket/add/', { offers: [{ offerId: 1, quantity: 1 }] })
    const order = { name: secret.name, phoneNumber: phone, email: secret.email }
    expect((await ask('basket/createOrder/', order)).status).toBe(200)
    await ask(`getRegions/?sr=${secret.query}`, { name: secret.name })
    await ask('authentication/authByPhone/', `{"phone":"${phone}"`)
    await ask('authentication/authByPhone/', { phone, name: secret.name, [phone]: phone })
    await pause(1_500)

    await db.execute(sql`alter table sms_code rename to sms_code_away`)
    const faulty = await ask('authentication/authByPhone/', { phone })
    expect(faulty.status).toBe(500)
    await db.execute(sql`alter table sms_code_away rename to sms_code`)
    await db.execute(sql`create function refuse_all() returns trigger language plpgsql as
      $$ begin raise exception 'refused: %', row_to_json(new); end $$`)
    await db.execute(sql`create trigger refuse_all before insert on message
      for each row execute function refuse_all()`)
    const refused = await ask('authentication/authByPhone/', { phone: account.phone })
    expect(refused.status).toBe(500)

    const output = api.output()
    expect(output).toContain('a request failed')
    expect(output).toContain('a message was not sent')
    const metrics = await call('GET', '/metrics', undefined, {
      headers: { 'x-internal-token': token },
    })
    expect(metrics.text).toContain('shop_call_seconds')
    for (const canary of secretValues) {
      expect(output, canary).not.toContain(canary)
      expect(metrics.text, canary).not.toContain(canary)
    }
  })
})

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
