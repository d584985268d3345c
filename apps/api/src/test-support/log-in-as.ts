import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '../platform/database/database.ts'
import { message } from '../schema/message.table.ts'
import { userAccount } from '../schema/user.table.ts'
import { type Call, createVisitor } from './create-call.ts'
import type { TestApi } from './start-test-api.ts'

const password = 'семь раз отмерь'
/** As cheap as argon2 allows: thousands of logins would wait for a hash made for production. */
const passwordHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
let count = 0

/** A phone number that no other test uses. */
export function freshPhone(): string {
  count += 1
  return `7900${String(count).padStart(7, '0')}`
}

/** The latest code sent to a phone number. */
export async function lastCode(db: Db, phone: string): Promise<number> {
  const messages = await db
    .select({ body: message.body })
    .from(message)
    .where(eq(message.recipient, phone))
    .orderBy(message.id)
  const code = /\d{6}/.exec(messages.at(-1)?.body ?? '')?.[0]
  if (!code) throw new Error('no code was sent to the number')
  return Number(code)
}

/** Adds an account of these groups, with the password used by `logInAs`. */
export async function addAccount(
  db: Db,
  { groups = [2], storeId = null }: { groups?: number[]; storeId?: number | null } = {},
): Promise<{ id: number; phone: string; login: string; password: string }> {
  const phone = freshPhone()
  const login = `login-${phone}`
  const [row] = await db
    .insert(userAccount)
    .values({ phone, login, groups, storeId, passwordHash: await passwordHash })
    .returning({ id: userAccount.id })
  if (!row) throw new Error('the account was not created')
  return { id: row.id, phone, login, password }
}

export interface Visitor {
  call: Call
  userId: number
  phone: string
}

/** A browser with a login of these groups, through the shop's real login calls. */
export async function logInAs(
  api: Pick<TestApi, 'db' | 'call'>,
  account: { groups?: number[]; storeId?: number | null } = {},
): Promise<Visitor> {
  const { id, phone, login, password } = await addAccount(api.db, account)
  // A separate address, so that failed logins of other visitors do not slow this one down.
  const address = `100.${64 + (count >> 16)}.${(count >> 8) & 255}.${count & 255}`
  const call = createVisitor(api.call, { 'x-forwarded-for': address })
  const answer = await call('POST', '/api_vue/authentication/authByLogin/', { login, password })
  if (answer.body.needsCode) {
    const code = await lastCode(api.db, phone)
    const entered = await call('POST', '/api_vue/authentication/checkCode/', { code })
    expect(entered.body.status).toBe('success')
  } else expect(answer.body.status).toBe('success')
  return { call, userId: id, phone }
}

/** Another session of somebody whom `logInAs` logged in. */
export async function logInAgain(
  api: Pick<TestApi, 'db' | 'call'>,
  { phone }: Pick<Visitor, 'phone'>,
): Promise<Call> {
  const call = createVisitor(api.call)
  const login = `login-${phone}`
  await call('POST', '/api_vue/authentication/authByLogin/', { login, password })
  const code = await lastCode(api.db, phone)
  const entered = await call('POST', '/api_vue/authentication/checkCode/', { code })
  expect(entered.body.status).toBe('success')
  return call
}

/** A browser in which a customer logged in by a code, for the first time or again. */
export async function logInByCode(
  api: Pick<TestApi, 'db' | 'call'>,
  phone = freshPhone(),
  call = createVisitor(api.call),
): Promise<Visitor> {
  const requested = await call('POST', '/api_vue/authentication/authByPhone/', { phone })
  expect(requested.body.error).toBeNull()
  const code = await lastCode(api.db, phone)
  const entered = await call('POST', '/api_vue/authentication/checkCode/', { code })
  expect(entered.body.status).toBe('success')
  return { call, userId: entered.body.userData.id, phone }
}
