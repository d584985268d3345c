import { getPathAction, getPathname } from '@svetlitsa/api-client/call/call'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '../../all-calls.ts'
import { addDeliveredOrder } from '../../test-support/fixtures/delivered-order.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { ageCodes } from '../../test-support/fixtures/profile-code.ts'
import {
  beginUpload,
  makePicture,
  sendChunk,
  uploadFile,
} from '../../test-support/fixtures/upload.ts'
import {
  freshPhone,
  lastCode,
  logInAs,
  logInByCode,
  type Visitor,
} from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const guid = '00000000-0000-4000-8000-000000000000'
const step = { queryType: 'set', claim: guid, version: 1 }

/** A body that every call of a claim understands. */
const bodies: Record<string, object> = {
  '/api_vue/claim/appeal/': { orderId: '1' },
  '/api_vue/claim/getOrder/': { orderId: '1' },
  '/api_vue/claim/getByQr/': { qrcode: 'x' },
  '/api_vue/claim/get/': { claim: guid },
  '/api_vue/claim/discard/': { claim: guid },
  '/api_vue/claim/list/': {},
  '/api_vue/claim/message/': { claim: guid, text: 'Скол', photos: [] },
  '/api_vue/claim/steps/#Offer': { ...step, offerGuid: guid },
  '/api_vue/claim/steps/#Description': { ...step, description: 'Скол' },
  '/api_vue/claim/steps/#NumberPackage': { ...step, numberPackage: '1' },
  '/api_vue/claim/steps/#LabelPhotos': { ...step, labelPhotos: [] },
  '/api_vue/claim/steps/#DefectPhotos': { ...step, defectPhotos: [] },
  '/api_vue/claim/steps/#PackagePhotos': { ...step, packagePhotos: [] },
  '/api_vue/claim/steps/#AdditionalPhotos': { ...step, additionalPhotos: [] },
  '/api_vue/claim/steps/#SaveClaim': step,
}
const paths = allCalls.map(({ path }) => path).filter((path) => path.startsWith('/api_vue/claim/'))

let api: TestApi
let byPassword: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  byPassword = await logInAs(api)
})
afterAll(() => api.close())

function ask({ call }: Pick<Visitor, 'call'>, path: string) {
  const action = getPathAction(path)
  const named = action ? { queryAction: action } : {}
  return call('POST', getPathname(path), { ...bodies[path], ...named })
}

async function enterCode({ call }: Visitor, phone: string): Promise<void> {
  await ageCodes(api)
  await call('POST', '/api_vue/authentication/authByPhone/', { phone })
  const code = await lastCode(api.db, phone)
  const entered = await call('POST', '/api_vue/authentication/checkCode/', { code })
  expect(entered.body.status, entered.text).toBe('success')
}

describe('[claim.login] a claim', () => {
  it.each(paths)(
    'is closed to a login by password alone, and asks for a code: %s',
    async (path) => {
      const answer = await ask(byPassword, path)
      expect([answer.status, answer.body.code]).toEqual([403, 'login_by_code'])
      expect(answer.body.detail).toBe(
        'Обращения о дефектах открываются после входа по коду из СМС.',
      )
    },
  )

  it('opens to the same session once the code of its own number was entered', async () => {
    const customer = await logInAs(api)
    const { userId, phone, call } = customer
    await addDeliveredOrder(api.db, { userId, phone, offerId: goods.sofa })
    const read = async () =>
      (await call('POST', '/api_vue/authentication/getUserData/', {})).body.userData
    expect((await read()).isLoggedInByCode).toBe(false)
    await enterCode(customer, phone)
    expect(await read()).toMatchObject({ id: userId, isLoggedInByCode: true })
    const begun = await call('POST', '/api_vue/claim/appeal/', { orderId: `T-${userId}` })
    expect(begun.status, begun.text).toBe(200)
    // A later login by password proves nothing.
    await call('POST', '/api_vue/authentication/logout/', {})
    const { login, password } = { login: `login-${phone}`, password: 'семь раз отмерь' }
    await call('POST', '/api_vue/authentication/authByLogin/', { login, password })
    const claim = begun.body.claim.guid
    expect((await call('POST', '/api_vue/claim/get/', { claim })).status).toBe(403)
  })

  it('has photographs that are closed with it, also before the claim has taken them', async () => {
    const customer = await logInByCode(api)
    const { call, userId, phone } = customer
    const picture = await makePicture().jpeg().toBuffer()
    const { body } = await uploadFile(customer, picture)
    const begun = await beginUpload(customer, 5_000)
    await call('POST', '/api_vue/authentication/logout/', {})
    const login = `login-${phone}`
    const { rows } = await api.db.execute<{ hash: string }>(sql`select password_hash as hash
      from user_account where id = ${byPassword.userId}`)
    await api.db.execute(sql`update user_account
      set login = ${login}, password_hash = ${rows[0]?.hash} where id = ${userId}`)
    await call('POST', '/api_vue/authentication/authByLogin/', {
      login,
      password: 'семь раз отмерь',
    })
    const uploads = (action: string, input: object) =>
      call('POST', '/api_vue/uploads/', { action, ...input })
    const closed = [
      await uploads('getUploads', { purpose: 'claim' }),
      await uploads('finishUpload', { id: body.id }),
      await uploads('removeUpload', { id: body.id }),
      await call('GET', body.thumbnailUrl),
      await call('GET', `/uploads/${body.id}/file`),
      await beginUpload(customer, 6_000),
      await sendChunk(customer, begun.headers.get('location') ?? '', 0, picture),
    ]
    expect(closed.map(({ status, body: told }) => [status, told.code])).toEqual(
      closed.map(() => [403, 'login_by_code']),
    )
    // What is not for a claim is not asked about.
    expect((await uploads('getUploads', { purpose: 'review' })).status).toBe(200)
    await enterCode(customer, phone)
    expect((await call('GET', body.thumbnailUrl)).status).toBe(200)
    const listed = await uploads('getUploads', { purpose: 'claim' })
    expect(listed.body.finished).toMatchObject([{ id: body.id }])
  })

  it('does not open by the code of another number', async () => {
    const customer = await logInAs(api)
    const { call, userId } = customer
    const phone = freshPhone()
    await ageCodes(api)
    await call('POST', '/api_vue/basket/sendSmsCode/', { phone })
    const smsCode = await lastCode(api.db, phone)
    const entered = await call('POST', '/api_vue/basket/checkSmsCode/', { phone, smsCode })
    expect(entered.status, entered.text).toBe(200)
    const { rows } = await api.db.execute(
      `select confirmed_phone from session where user_id = ${userId}`,
    )
    expect(rows).toEqual([{ confirmed_phone: phone }])
    expect((await ask(customer, '/api_vue/claim/list/')).status).toBe(403)
  })

  it('of another, of a code or of nobody is alike for who logged in by code: 404', async () => {
    const stranger = await logInByCode(api)
    const told = []
    for (const path of paths.filter((one) => one !== '/api_vue/claim/list/')) {
      const answer = await ask(stranger, path)
      told.push([path, answer.status])
    }
    expect(told).toEqual(told.map(([path]) => [path, 404]))
  })
})
