import { createServer, type Server } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { session } from '../src/modules/session/session.table.ts'
import { visitorOf } from './call-of.ts'
import { listen } from './listen.ts'
import { addAccount } from './log-in-as.ts'
import { altchaToken, solveAltcha } from './solve-altcha.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

const updateCaptcha = '/api_vue/authentication/updateCaptcha/'
const validate = '/api_vue/authentication/validateSmartCaptcha/'
const sandbox = '/api/sandbox/captcha'
const failed = { status: 'error', error: 'Проверка не пройдена. Попробуйте ещё раз.' }

describe('the embedded captcha', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi()
  })
  afterAll(() => api.close())

  it('[POST /authentication/updateCaptcha/] [POST /authentication/validateSmartCaptcha/] gives a task whose solution is taken once', async () => {
    const { captcha } = (await api.call('POST', updateCaptcha, {})).body
    expect(captcha.kind).toBe('altcha')
    const token = await altchaToken(captcha.challenge)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.call('POST', validate, { token })),
    )
    expect(answers.filter(({ body }) => body.status === 'success')).toHaveLength(1)
    expect((await api.call('POST', validate, { token })).body).toEqual(failed)
  })

  it('takes no task of another maker, no made-up answer, no easier task and no noise', async () => {
    const { captcha } = (await api.call('POST', updateCaptcha, {})).body
    const right = JSON.parse(
      Buffer.from(await altchaToken(captcha.challenge), 'base64').toString('utf8'),
    )
    const forged = [
      {
        ...right,
        solution: { ...right.solution, counter: right.solution.counter + 1, derivedKey: '00' },
      },
      { ...right, challenge: { ...right.challenge, signature: '00'.repeat(32) } },
      {
        ...right,
        challenge: {
          ...right.challenge,
          parameters: { ...right.challenge.parameters, expiresAt: 4_000_000_000 },
        },
      },
      { solution: right.solution },
      null,
    ].map((one) => Buffer.from(JSON.stringify(one)).toString('base64'))
    for (const token of [...forged, 'не base64', '{}']) {
      const answer = await api.call('POST', validate, { token })
      expect([answer.status, answer.body]).toEqual([200, failed])
    }
  })

  it('[auth.captcha] is good for one try with a password, within ten minutes', async () => {
    const { login } = await addAccount(api.db)
    const visitor = visitorOf(api.call, { 'x-forwarded-for': '192.0.2.9' })
    const tryIt = () =>
      visitor('POST', '/api_vue/authentication/authByLogin/', { login, password: 'не тот пароль' })
    for (let i = 0; i < 3; i++) await tryIt()
    await twoMinutesPass()
    await solveAltcha(visitor)
    expect((await tryIt()).body.error).toBe('Неверный логин или пароль.')
    await twoMinutesPass()
    expect((await tryIt()).body.error).toBe('Подтвердите, что вы не робот.')
    await solveAltcha(visitor)
    await api.db
      .update(session)
      .set({ captchaPassedAt: sql`${session.captchaPassedAt} - interval '10 minutes'` })
    expect((await tryIt()).body.error).toBe('Подтвердите, что вы не робот.')
  })

  async function twoMinutesPass() {
    await api.db.execute(
      sql`update login_failure set created_at = created_at - interval '2 minutes'`,
    )
  }
})

describe('Yandex SmartCaptcha, when its keys are set', () => {
  let api: TestApi
  let yandex: Server
  let isAway = false
  const asked: URLSearchParams[] = []

  beforeAll(async () => {
    yandex = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString('utf8')
      if (isAway || request.method !== 'POST' || request.url !== '/validate') {
        return response.writeHead(500).end('Internal Server Error')
      }
      const fields = new URLSearchParams(body)
      asked.push(fields)
      const isRight = fields.get('token') === 'a right token'
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(
          JSON.stringify(
            isRight
              ? { status: 'ok', message: '', host: 'shop.example' }
              : { status: 'failed', message: 'Invalid or expired Token.', host: '' },
          ),
        )
    })
    api = await startTestApi({
      env: {
        SMARTCAPTCHA_URL: await listen(yandex),
        SMARTCAPTCHA_SITE_KEY: 'site-key',
        SMARTCAPTCHA_SERVER_KEY: 'server-key',
      },
    })
  })
  afterAll(async () => {
    await api.close()
    yandex.close()
  })

  it('gives the browser the site key and asks Yandex about the token, with the client’s address', async () => {
    expect((await api.call('POST', updateCaptcha, {})).body).toEqual({
      captcha: {
        kind: 'smartcaptcha',
        siteKey: 'site-key',
        script: expect.stringMatching(/^http:.*\/captcha\.js$/),
      },
    })
    const headers = { 'x-forwarded-for': '203.0.113.77' }
    const answer = await api.call('POST', validate, { token: 'a right token' }, { headers })
    expect(answer.body).toEqual({ status: 'success', error: null })
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
      secret: 'server-key',
      token: 'a right token',
      ip: '203.0.113.77',
    })
    const again = await api.call('POST', validate, { token: 'a right token' }, { headers })
    expect(again.body).toEqual(failed)
  })

  it('refuses what Yandex refuses, and lets people in while Yandex is away', async () => {
    expect((await api.call('POST', validate, { token: 'a wrong token' })).body).toEqual(failed)
    isAway = true
    expect((await api.call('POST', validate, { token: 'any token' })).body.status).toBe('success')
    isAway = false
  })
})

describe('the captcha of a demonstration', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi({ env: { SMARTCAPTCHA_SITE_KEY: 'sandbox' } })
  })
  afterAll(() => api.close())

  /** Points at the thing that is asked for, as a person does in the widget. */
  async function tokenOfPerson(): Promise<string> {
    const { task, wanted, choices } = (await api.call('POST', `${sandbox}/task`, {})).body
    const choice = choices.find((one: { name: string }) => one.name === wanted).code
    return (await api.call('POST', `${sandbox}/solve`, { task, choice })).body.token
  }

  it('[auth.captcha] is asked for after failures, lets one try through for a token, and takes no token twice', async () => {
    const { login, password } = await addAccount(api.db)
    const visitor = visitorOf(api.call, { 'x-forwarded-for': '192.0.2.40' })
    const enter = (secret: string) =>
      visitor('POST', '/api_vue/authentication/authByLogin/', { login, password: secret })
    const answers = []
    for (let i = 0; i < 3; i++) answers.push((await enter('не тот пароль')).body.needsCaptcha)
    expect(answers).toEqual([false, false, true])
    await api.db.execute(
      sql`update login_failure set created_at = created_at - interval '2 minutes'`,
    )
    expect((await enter(password)).body.error).toBe('Подтвердите, что вы не робот.')
    expect((await visitor('POST', updateCaptcha, {})).body.captcha).toEqual({
      kind: 'smartcaptcha',
      siteKey: 'sandbox',
      script: `${sandbox}/captcha.js`,
    })
    const token = await tokenOfPerson()
    expect((await visitor('POST', validate, { token })).body).toEqual({
      status: 'success',
      error: null,
    })
    expect((await visitor('POST', validate, { token })).body).toEqual(failed)
    expect((await enter(password)).body.status).toBe('success')
  })

  it('gives no token for a wrong answer, for a task that was used, or for one of another maker', async () => {
    const { task, wanted, choices } = (await api.call('POST', `${sandbox}/task`, {})).body
    const of = (isRight: boolean) =>
      choices.find((one: { name: string }) => (one.name === wanted) === isRight).code
    const solve = (body: object) => api.call('POST', `${sandbox}/solve`, body)
    expect((await solve({ task, choice: of(false) })).status).toBe(403)
    expect((await solve({ task, choice: of(true) })).status).toBe(403)
    expect((await solve({ task: `${task}0`, choice: of(true) })).status).toBe(403)
    expect((await solve({ nothing: true })).status).toBe(403)
    const made = await tokenOfPerson()
    expect((await api.call('POST', validate, { token: `${made}0` })).body).toEqual(failed)
    expect((await api.call('POST', validate, { token: made })).body.status).toBe('success')
  })

  it.each([
    ['kk', ['диван', 'орындық', 'шам', 'шкаф']],
    ['en', ['sofa', 'chair', 'lamp', 'wardrobe']],
    ['tr', ['диван', 'стул', 'лампа', 'шкаф']],
  ])('[lang.three] names the things in %s', async (hl, names) => {
    const { wanted, choices } = (await api.call('POST', `${sandbox}/task`, { hl })).body
    expect(choices.map(({ name }: { name: string }) => name)).toEqual(names)
    expect(names).toContain(wanted)
  })

  it('is drawn by a script of its own, and stands in no shop that is open', async () => {
    const script = await api.call('GET', `${sandbox}/captcha.js`)
    expect(script.headers.get('content-type')).toContain('text/javascript')
    expect(script.text).toContain('window.smartCaptcha')
    const shop = await startTestApi({ env: { DEMO: '0', SMARTCAPTCHA_SITE_KEY: 'sandbox' } })
    expect((await shop.call('GET', `${sandbox}/captcha.js`)).status).toBe(404)
    expect((await shop.call('POST', updateCaptcha, {})).body.captcha.kind).toBe('altcha')
    await shop.close()
  })
})
