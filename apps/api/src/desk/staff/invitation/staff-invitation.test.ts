import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { message } from '../../../schema/message.table.ts'
import { smsCode } from '../../../schema/session.table.ts'
import { staffInvitation } from '../../../schema/staff.table.ts'
import { userAccount } from '../../../schema/user.table.ts'
import { createVisitor } from '../../../test-support/create-call.ts'
import { addStores, readInvitationCode, stores } from '../../../test-support/fixtures/staff.ts'
import {
  addAccount,
  freshPhone,
  lastCode,
  logInAs,
  logInByCode,
  type Visitor,
} from '../../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'

const desk = (action: string) => `/api_vue/retail/staff/${action}/`
const open = '/api_vue/staff/invitation/'
const sendCode = '/api_vue/staff/invitation/sendCode/'
const accept = '/api_vue/staff/invitation/accept/'
const password = 'сосна у окна'

let api: TestApi
let administrator: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addStores })
  administrator = await logInAs(api, { groups: [1] })
})
afterAll(() => api.close())

const invite = (phone: string, more: object = {}) =>
  administrator.call('POST', desk('invite'), {
    name: 'Вера Ёлкина',
    phone,
    role: 'shopSeller',
    storeId: stores.own,
    ...more,
  })

/** Invites a number and returns the code of its link. */
async function inviteByLink(phone = freshPhone(), more: object = {}) {
  const { body } = await invite(phone, more)
  return { phone, id: body.invitation.id, invitation: await readInvitationCode(api, phone) }
}

/** Opens a link in a browser of its own, and asks for the code. */
async function requestCode(invitation: string, phone: string, call = createVisitor(api.call)) {
  const sent = await call('POST', sendCode, { invitation })
  expect(sent.body).toMatchObject({ result: true, error: null })
  return { call, code: await lastCode(api.db, phone) }
}

const forget = (phone: string) => api.db.delete(smsCode).where(eq(smsCode.phone, phone))

describe('[POST /retail/staff/invite/] [retail.staff] an invitation', () => {
  it('is a link of 128 random bits by SMS and e-mail, of which only the hash is stored', async () => {
    const phone = freshPhone()
    const email = 'vera@shop.example'
    const { status, body } = await invite(`+7 ${phone.slice(1)}`, { email })
    expect(status).toBe(200)
    expect(body.invitation).toMatchObject({
      name: 'Вера Ёлкина',
      phone,
      role: 'shopSeller',
      store: { id: stores.own, name: 'Светлица на Арбате' },
      isExpired: false,
    })
    const days = (Date.parse(body.invitation.expiresAt) - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(7, 2)
    const invitation = await readInvitationCode(api, phone)
    expect(invitation).toMatch(/^[\w-]{22}$/)
    const sent = await api.db.select().from(message).where(eq(message.recipient, email))
    expect(sent.map((row) => row.body.includes(`/staff-invitation/${invitation}/`))).toEqual([true])
    const stored = await api.db.select().from(staffInvitation)
    expect(JSON.stringify(stored)).not.toContain(invitation)
    const listed = (await administrator.call('POST', '/api_vue/retail/staff/', {})).body
    expect(listed.invitations).toContainEqual(body.invitation)
  })

  it('makes nobody one of the staff before it is accepted', async () => {
    const { phone } = await inviteByLink()
    expect(await api.db.$count(userAccount, eq(userAccount.phone, phone))).toBe(0)
  })

  it.each([
    [{ name: '!' }, 400, 'invalid'],
    [{ phone: '12345' }, 400, 'invalid'],
    [{ email: 'x' }, 400, 'invalid'],
    [{ role: 'designer' }, 400, 'invalid'],
    [{ groups: [1] }, 400, 'invalid'],
    [{ storeId: null }, 400, 'store_needed'],
    [{ storeId: stores.closed }, 404, 'store_unknown'],
  ])('with %j is refused, and nothing is sent', async (wrong, status, code) => {
    const phone = freshPhone()
    const refused = await invite(phone, wrong)
    expect([refused.status, refused.body.code]).toEqual([status, code])
    expect(await api.db.$count(message, eq(message.recipient, phone))).toBe(0)
  })

  it('is refused for one of the staff, also a disabled one, and for a number invited at once twice', async () => {
    const { phone, id } = await addAccount(api.db, { groups: [29] })
    expect((await invite(phone)).body.code).toBe('staff_exists')
    await administrator.call('POST', desk('disable'), { id })
    expect((await invite(phone)).body.code).toBe('staff_exists')
    const other = freshPhone()
    const answers = await Promise.all([invite(other), invite(other), invite(other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await api.db.$count(message, eq(message.recipient, other))).toBe(1)
  })
})

describe('[POST /retail/staff/inviteAgain/] [POST /retail/staff/withdraw/] [retail.staff] a link', () => {
  it('is replaced by another one, at most once a minute', async () => {
    const { phone, id, invitation } = await inviteByLink()
    const again = () => administrator.call('POST', desk('inviteAgain'), { invitationId: id })
    expect((await again()).status).toBe(429)
    const sentAt = new Date(Date.now() - 61_000)
    await api.db
      .update(staffInvitation)
      .set({ sentAt, expiresAt: sentAt })
      .where(eq(staffInvitation.id, id))
    expect((await api.call('POST', open, { invitation })).status).toBe(404)
    expect((await again()).body.invitation).toMatchObject({ id, isExpired: false })
    const renewed = await readInvitationCode(api, phone)
    expect((await api.call('POST', open, { invitation })).status).toBe(404)
    expect((await api.call('POST', open, { invitation: renewed })).status).toBe(200)
  })

  it('that is withdrawn opens nothing and is not withdrawn twice', async () => {
    const { phone, id, invitation } = await inviteByLink()
    const { call, code } = await requestCode(invitation, phone)
    const withdraw = () => administrator.call('POST', desk('withdraw'), { invitationId: id })
    expect((await withdraw()).body).toEqual({ result: true })
    expect((await withdraw()).status).toBe(404)
    for (const [path, body] of [
      [open, { invitation }],
      [sendCode, { invitation }],
      [accept, { invitation, code, password }],
    ] as const) {
      const refused = await call('POST', path, body)
      expect([refused.status, refused.body.code]).toEqual([404, 'invitation_unknown'])
    }
  })

  it('names exactly one: an invitation or a person of the staff', async () => {
    const again = (input: object) => administrator.call('POST', desk('inviteAgain'), input)
    expect((await again({})).status).toBe(400)
    expect((await again({ invitationId: 1, userId: 1 })).status).toBe(400)
    expect((await again({ invitationId: 999_999 })).status).toBe(404)
    const customer = await logInByCode(api)
    expect((await again({ userId: customer.userId })).status).toBe(404)
  })

  it('for a new password keeps the role of today, and nobody else’s code sets it', async () => {
    const person = await logInAs(api, { groups: [20, 2], storeId: stores.own })
    await forget(person.phone)
    const input = { userId: person.userId }
    const { body } = await administrator.call('POST', desk('inviteAgain'), input)
    expect(body.invitation).toMatchObject({ role: null, phone: person.phone })
    const invitation = await readInvitationCode(api, person.phone)
    await administrator.call('POST', desk('change'), {
      id: person.userId,
      role: 'callCentre',
      storeId: null,
    })
    const { call, code } = await requestCode(invitation, person.phone)
    expect((await call('POST', accept, { invitation, code, password })).status).toBe(200)
    const { userData } = (await call('POST', '/api_vue/authentication/getUserData/', {})).body
    expect(userData).toMatchObject({ id: person.userId, group: [29, 2] })
  })

  it('for a new password ends with the disabling of the person', async () => {
    const { id: userId, phone } = await addAccount(api.db, { groups: [29] })
    await administrator.call('POST', desk('inviteAgain'), { userId })
    const invitation = await readInvitationCode(api, phone)
    await administrator.call('POST', desk('disable'), { id: userId })
    expect((await api.call('POST', open, { invitation })).status).toBe(404)
  })
})

describe('[POST /staff/invitation/] an opened link', () => {
  it('does not let its reader name another number', async () => {
    const { phone, invitation } = await inviteByLink()
    const person = { name: 'Чужой Человек', phone: freshPhone() }
    const refused = await api.call('POST', `${open}introduce/`, { invitation, ...person })
    expect([refused.status, refused.body.code]).toEqual([404, 'invitation_unknown'])
    const { body } = await api.call('POST', open, { invitation })
    expect(body).toMatchObject({ name: 'Вера Ёлкина', isFirst: false, needsCode: true })
    expect(body.codePhone).toContain(phone.slice(-2))
  })

  it('tells the name, the role, the store and where the code goes, without the number', async () => {
    const { phone, invitation } = await inviteByLink()
    const { body } = await api.call('POST', open, { invitation })
    expect(body).toMatchObject({
      name: 'Вера Ёлкина',
      role: 'shopSeller',
      storeName: 'Светлица на Арбате',
      codePhone: `+7 (•••) •••-••-${phone.slice(-2)}`,
    })
    expect(JSON.stringify(body)).not.toContain(phone.slice(1))
    expect((await api.call('POST', open, { invitation: invitation.slice(1) })).status).toBe(404)
  })
})

describe('[POST /staff/invitation/sendCode/] [POST /staff/invitation/accept/] [retail.staff] accepting', () => {
  it('takes the code from the phone and a first password, logs in, and works once', async () => {
    const { phone, invitation } = await inviteByLink()
    const { call, code } = await requestCode(invitation, phone)
    const answers = await Promise.all([
      call('POST', accept, { invitation, code, password }),
      call('POST', accept, { invitation, code, password }),
    ])
    expect(answers.filter(({ status }) => status === 200).map(({ body }) => body)).toEqual([
      { isAssembler: false, setsUpShop: false },
    ])
    const [row] = await api.db.select().from(userAccount).where(eq(userAccount.phone, phone))
    expect(row).toMatchObject({ groups: [20, 2], storeId: stores.own, name: 'Вера Ёлкина' })
    const login = await createVisitor(api.call)('POST', '/api_vue/authentication/authByLogin/', {
      login: phone,
      password,
    })
    expect(login.body).toMatchObject({ needsCode: false, userData: false })
  })

  it('gives a customer the role, ends their sessions elsewhere, and keeps their account', async () => {
    const customer = await logInByCode(api)
    await forget(customer.phone)
    const { invitation } = await inviteByLink(customer.phone, { role: 'assembler', storeId: null })
    const { call, code } = await requestCode(invitation, customer.phone)
    const { body } = await call('POST', accept, { invitation, code, password })
    expect(body).toEqual({ isAssembler: true, setsUpShop: false })
    const read = (visitor: Visitor['call']) =>
      visitor('POST', '/api_vue/authentication/getUserData/', {})
    expect((await read(call)).body.userData).toMatchObject({ id: customer.userId, group: [60, 2] })
    expect((await read(customer.call)).body.userData).toBe(false)
  })

  it('gives no role to a disabled person to whom the number came meanwhile', async () => {
    const { phone, invitation } = await inviteByLink()
    const { id } = await addAccount(api.db, { groups: [29] })
    await administrator.call('POST', desk('disable'), { id })
    const [before] = await api.db
      .update(userAccount)
      .set({ phone })
      .where(eq(userAccount.id, id))
      .returning()
    const { call, code } = await requestCode(invitation, phone)
    const refused = await call('POST', accept, { invitation, code, password })
    expect([refused.status, refused.body.code]).toEqual([404, 'invitation_unknown'])
    const [row] = await api.db.select().from(userAccount).where(eq(userAccount.id, id))
    expect(row).toEqual(before)
  })

  it('changes no role of somebody of the staff to whom the number came meanwhile: the last administrator stays', async () => {
    const { phone, invitation } = await inviteByLink()
    await api.db.update(userAccount).set({ phone }).where(eq(userAccount.id, administrator.userId))
    const { call, code } = await requestCode(invitation, phone)
    const refused = await call('POST', accept, { invitation, code, password })
    expect([refused.status, refused.body.code]).toEqual([404, 'invitation_unknown'])
    const [row] = await api.db
      .select()
      .from(userAccount)
      .where(eq(userAccount.id, administrator.userId))
    expect(row?.groups).toEqual([1])
    expect((await administrator.call('POST', '/api_vue/retail/staff/', {})).status).toBe(200)
  })

  it('is refused with a wrong code, a code of the login, a guessable or short password', async () => {
    const { phone, invitation } = await inviteByLink()
    const { call, code } = await requestCode(invitation, phone)
    const wrong = await call('POST', accept, { invitation, code: (code + 1) % 1_000_000, password })
    expect([wrong.status, wrong.body.code]).toEqual([403, 'code_refused'])
    for (const [bad, reason] of [
      ['qwerty123', 'password_common'],
      ['семьбук', 'invalid'],
    ]) {
      const refused = await call('POST', accept, { invitation, code, password: bad })
      expect([refused.status, refused.body.code]).toEqual([400, reason])
    }
    const stranger = createVisitor(api.call)
    expect((await stranger('POST', accept, { invitation, code, password })).status).toBe(403)
    await forget(phone)
    await call('POST', '/api_vue/authentication/authByPhone/', { phone })
    const loginCode = await lastCode(api.db, phone)
    const other = await call('POST', accept, { invitation, code: loginCode, password })
    expect([other.status, other.body.code]).toEqual([403, 'code_refused'])
    expect((await api.call('POST', open, { invitation })).status).toBe(200)
  })
})
