import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffInvitation } from '../../../schema/staff.table.ts'
import { userAccount } from '../../../schema/user.table.ts'
import { createVisitor } from '../../../test-support/create-call.ts'
import { addAccount, freshPhone, lastCode } from '../../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'
import { inviteFirstAdministrator } from './invite-first-administrator.ts'

const open = '/api_vue/staff/invitation/'
const introduce = `${open}introduce/`
const sendCode = `${open}sendCode/`
const accept = `${open}accept/`
const password = 'сосна у окна'
const origin = 'https://shop.example'

let withSms: TestApi
let withoutSms: TestApi
beforeAll(async () => {
  withSms = await startTestApi({ env: { DEMO: '0', SMSC_LOGIN: 'shop' } })
  withoutSms = await startTestApi({ env: { DEMO: '0' } })
})
afterAll(() => Promise.all([withSms.close(), withoutSms.close()]))

async function invite(api: TestApi, now = new Date()): Promise<string> {
  const invited = await inviteFirstAdministrator(api.db, { origin, now })
  const code = /^https:\/\/shop\.example\/staff-invitation\/([\w-]{22})\/$/.exec(invited?.url ?? '')
  if (!code?.[1]) throw new Error('no link was made')
  return code[1]
}

const forgetPeople = async (api: TestApi) => {
  await api.db.delete(staffInvitation)
  await api.db.update(userAccount).set({ groups: [2] })
}

describe('[shop.first-admin] [POST /staff/invitation/introduce/] the first administrator', () => {
  it('names the own name and number, verifies the number by a code where SMS are sent, and logs in once', async () => {
    const invitation = await invite(withSms)
    const { call } = { call: createVisitor(withSms.call) }
    const opened = await call('POST', open, { invitation })
    expect(opened.body).toMatchObject({
      isFirst: true,
      needsCode: true,
      codePhone: '',
      role: 'administrator',
    })
    const phone = freshPhone()
    expect((await call('POST', sendCode, { invitation })).status).toBe(404)
    const named = await call('POST', introduce, { invitation, name: 'Айгуль', phone: `+${phone}` })
    expect(named.body.codePhone).toContain(phone.slice(-2))
    const without = await call('POST', accept, { invitation, code: null, password })
    expect([without.status, without.body.code]).toEqual([403, 'code_refused'])
    await call('POST', sendCode, { invitation })
    const code = await lastCode(withSms.db, phone)
    const answers = await Promise.all([
      call('POST', accept, { invitation, code, password }),
      call('POST', accept, { invitation, code, password }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [row] = await withSms.db.select().from(userAccount).where(eq(userAccount.phone, phone))
    expect(row).toMatchObject({ groups: [1, 2], name: 'Айгуль' })
    expect((await call('POST', '/api_vue/retail/shop/setup/', {})).status).toBe(200)
    expect((await call('POST', open, { invitation })).status).toBe(404)
  })

  it('is verified by the link alone in a shop that cannot send SMS', async () => {
    const invitation = await invite(withoutSms)
    const call = createVisitor(withoutSms.call)
    expect((await call('POST', open, { invitation })).body).toMatchObject({ needsCode: false })
    expect((await call('POST', accept, { invitation, code: null, password })).status).toBe(404)
    const phone = freshPhone()
    await call('POST', introduce, { invitation, name: 'Айгуль', phone })
    const accepted = await call('POST', accept, { invitation, code: null, password })
    // Nobody has set the shop up yet, and this person may.
    expect([accepted.status, accepted.body]).toEqual([
      200,
      { isAssembler: false, setsUpShop: true },
    ])
    expect((await call('POST', '/api_vue/retail/shop/setup/', {})).status).toBe(200)
    const again = await withoutSms.call('POST', accept, { invitation, code: null, password })
    expect([again.status, again.body.code]).toEqual([404, 'invitation_unknown'])
  })

  it('is not invited where there is one', async () => {
    expect(await inviteFirstAdministrator(withoutSms.db, { origin, now: new Date() })).toBeNull()
  })

  it('gets a link that ends after a day, and with the next one', async () => {
    await forgetPeople(withSms)
    const yesterday = new Date(Date.now() - 86_400_001)
    const expired = await invite(withSms, yesterday)
    expect((await withSms.call('POST', open, { invitation: expired })).status).toBe(404)
    const first = await invite(withSms)
    const second = await invite(withSms)
    expect((await withSms.call('POST', open, { invitation: first })).status).toBe(404)
    expect((await withSms.call('POST', open, { invitation: second })).status).toBe(200)
  })

  it('gets a link that ends with the arrival of another administrator', async () => {
    const invitation = await invite(withSms)
    const phone = freshPhone()
    await withSms.call('POST', introduce, { invitation, name: 'Айгуль', phone })
    await withSms.call('POST', sendCode, { invitation })
    const code = await lastCode(withSms.db, phone)
    await addAccount(withSms.db, { groups: [1] })
    const call = createVisitor(withSms.call)
    for (const [path, body] of [
      [open, { invitation }],
      [introduce, { invitation, name: 'Айгуль', phone }],
      [accept, { invitation, code, password }],
    ] as const)
      expect((await call('POST', path, body)).status, path).toBe(404)
    await forgetPeople(withSms)
  })

  it('takes the place of an earlier invitation of the same number', async () => {
    const invitation = await invite(withSms)
    const { id: invitedById } = await addAccount(withSms.db)
    const phone = freshPhone()
    await withSms.db.insert(staffInvitation).values({
      tokenHash: Buffer.alloc(32),
      phone,
      name: 'Вера',
      role: 'callCentre',
      invitedById,
      sentAt: new Date(),
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    const named = await withSms.call('POST', introduce, { invitation, name: 'Айгуль', phone })
    expect(named.status, named.text).toBe(200)
    const invited = await withSms.db
      .select({ name: staffInvitation.name })
      .from(staffInvitation)
      .where(eq(staffInvitation.phone, phone))
    expect(invited).toEqual([{ name: 'Айгуль' }])
  })

  it.each([
    [{ name: '!' }, 'name'],
    [{ phone: '12345' }, 'phone'],
  ])('with %j is told at the field', async (wrong, field) => {
    const invitation = await invite(withSms)
    const person = { name: 'Айгуль', phone: freshPhone(), ...wrong }
    const refused = await withSms.call('POST', introduce, { invitation, ...person })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]])
  })
})
