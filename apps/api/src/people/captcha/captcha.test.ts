import { createServer, type Server } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { session } from '../../schema/session.table.ts'
import { createVisitor } from '../../test-support/create-call.ts'
import { listen } from '../../test-support/listen.ts'
import { addAccount } from '../../test-support/log-in-as.ts'
import { altchaToken, solveAltcha } from '../../test-support/solve-altcha.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

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

  it('[POST /authentication/updateCaptcha/] [POST /authentication/validateSmartCaptcha/] issues a task whose solution is accepted once', async () => {
    const { captcha } = (await api.call('POST', updateCaptcha, {})).body
    expect(captcha.kind).toBe('altcha')
    const token = await altchaToken(captcha.challenge)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.call('POST', validate, { token })),
    )
    expect(answers.filter(({ body }) => body.status === 'success')).toHaveLength(1)
    expect((await api.call('POST', validate, { token })).body).toEqual(failed)
  })

  it('rejects tasks signed with another key, forged answers, easier tasks and malformed tokens', async () => {
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
    ].map((candidate) => Buffer.from(JSON.stringify(candidate)).toString('base64'))
    for (const token of [...forged, 'не base64', '{}']) {
      const answer = await api.call('POST', validate, { token })
      expect([answer.status, answer.body]).toEqual([200, failed])
    }
  })

  it('[auth.captcha] allows one password attempt within ten minutes', async () => {
    const { login } = await addAccount(api.db)
    const visitor = createVisitor(api.call, { 'x-forwarded-for': '192.0.2.9' })
    const enterWrongPassword = () =>
      visitor('POST', '/api_vue/authentication/authByLogin/', { login, password: 'не тот пароль' })
    for (let i = 0; i < 3; i++) await enterWrongPassword()
    await ageFailuresByTwoMinutes()
    await solveAltcha(visitor)
    expect((await enterWrongPassword()).body.error).toBe('Неверный логин или пароль.')
    await ageFailuresByTwoMinutes()
    expect((await enterWrongPassword()).body.error).toBe('Подтвердите, что вы не робот.')
    await solveAltcha(visitor)
    await api.db
      .update(session)
      .set({ captchaPassedAt: sql`${session.captchaPassedAt} - interval '10 minutes'` })
    expect((await enterWrongPassword()).body.error).toBe('Подтвердите, что вы не робот.')
  })

  async function ageFailuresByTwoMinutes() {
    await api.db.execute(
      sql`update login_failure set created_at = created_at - interval '2 minutes'`,
    )
  }
})

describe('Yandex SmartCaptcha, when its keys are set', () => {
  let api: TestApi
  let yandex: Server
  let isUnavailable = false
  const requested: URLSearchParams[] = []

  beforeAll(async () => {
    yandex = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString('utf8')
      if (isUnavailable || request.method !== 'POST' || request.url !== '/validate') {
        return response.writeHead(500).end('Internal Server Error')
      }
      const fields = new URLSearchParams(body)
      requested.push(fields)
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

  it('sends the site key to the browser and validates the token with the client’s address', async () => {
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
    expect(Object.fromEntries(requested.at(-1) ?? [])).toEqual({
      secret: 'server-key',
      token: 'a right token',
      ip: '203.0.113.77',
    })
    const repeated = await api.call('POST', validate, { token: 'a right token' }, { headers })
    expect(repeated.body).toEqual(failed)
  })

  it('rejects what Yandex rejects, and accepts everyone while Yandex is unavailable', async () => {
    expect((await api.call('POST', validate, { token: 'a wrong token' })).body).toEqual(failed)
    isUnavailable = true
    expect((await api.call('POST', validate, { token: 'any token' })).body.status).toBe('success')
    isUnavailable = false
  })
})

describe('the captcha of the demonstration', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi({ env: { SMARTCAPTCHA_SITE_KEY: 'sandbox' } })
  })
  afterAll(() => api.close())

  /** Clicks the requested object, as a person does in the widget. */
  async function solveSandboxCaptcha(): Promise<string> {
    const { task, wanted, choices } = (await api.call('POST', `${sandbox}/task`, {})).body
    const choice = choices.find((candidate: { name: string }) => candidate.name === wanted).code
    return (await api.call('POST', `${sandbox}/solve`, { task, choice })).body.token
  }

  it('[auth.captcha] is required after failures, allows one attempt per token, and accepts no token twice', async () => {
    const { login, password } = await addAccount(api.db)
    const visitor = createVisitor(api.call, { 'x-forwarded-for': '192.0.2.40' })
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
    const token = await solveSandboxCaptcha()
    expect((await visitor('POST', validate, { token })).body).toEqual({
      status: 'success',
      error: null,
    })
    expect((await visitor('POST', validate, { token })).body).toEqual(failed)
    expect((await enter(password)).body.status).toBe('success')
  })

  it('issues no token for a wrong answer, a used task or a task signed with another key', async () => {
    const { task, wanted, choices } = (await api.call('POST', `${sandbox}/task`, {})).body
    const findCode = (isRight: boolean) =>
      choices.find((candidate: { name: string }) => (candidate.name === wanted) === isRight).code
    const solve = (body: object) => api.call('POST', `${sandbox}/solve`, body)
    expect((await solve({ task, choice: findCode(false) })).status).toBe(403)
    expect((await solve({ task, choice: findCode(true) })).status).toBe(403)
    expect((await solve({ task: `${task}0`, choice: findCode(true) })).status).toBe(403)
    expect((await solve({ nothing: true })).status).toBe(403)
    const solvedToken = await solveSandboxCaptcha()
    expect((await api.call('POST', validate, { token: `${solvedToken}0` })).body).toEqual(failed)
    expect((await api.call('POST', validate, { token: solvedToken })).body.status).toBe('success')
  })

  it.each([
    ['kk', ['диван', 'орындық', 'шам', 'шкаф']],
    ['en', ['sofa', 'chair', 'lamp', 'wardrobe']],
    ['tr', ['диван', 'стул', 'лампа', 'шкаф']],
  ])('[lang.three] names the objects in %s', async (hl, names) => {
    const { wanted, choices } = (await api.call('POST', `${sandbox}/task`, { hl })).body
    expect(choices.map(({ name }: { name: string }) => name)).toEqual(names)
    expect(names).toContain(wanted)
  })

  it('is rendered by its own script, and does not exist in production', async () => {
    const script = await api.call('GET', `${sandbox}/captcha.js`)
    expect(script.headers.get('content-type')).toContain('text/javascript')
    expect(script.text).toContain('window.smartCaptcha')
    const productionApi = await startTestApi({
      env: { DEMO: '0', SMARTCAPTCHA_SITE_KEY: 'sandbox' },
    })
    expect((await productionApi.call('GET', `${sandbox}/captcha.js`)).status).toBe(404)
    expect((await productionApi.call('POST', updateCaptcha, {})).body.captcha.kind).toBe('altcha')
    await productionApi.close()
  })
})
