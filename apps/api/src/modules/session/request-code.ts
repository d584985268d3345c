import { randomInt, randomUUID } from 'node:crypto'
import { isStaff } from '@svetlitsa/domain/identity/is-staff'
import { smsCode } from '@svetlitsa/domain/identity/sms-code'
import { smsWait } from '@svetlitsa/domain/identity/sms-wait'
import type { Context } from '../../platform/context.ts'
import { queueMessage } from '../message/queue-message.ts'
import { codeLimitsOf } from './code-limits.ts'
import { codeSecretOf } from './code-secret.ts'
import type { LoginRefusal } from './login-refusal.ts'
import type { Session } from './session.queries.ts'
import {
  type CodeHistory,
  type CodePurpose,
  findCodeHistory,
  insertCode,
  lockCodeLimits,
} from './sms-code.queries.ts'

const LIFETIME_MS = 5 * 60_000
const HOUR_SECONDS = 3_600
const RANDOM_RANGE = 2 ** 47

export type CodeRequest = { smsStatusId: string; retryAfterSeconds: number } | LoginRefusal

/**
 * Sends a code to a number, if the limits allow it (decisions, «Identity»). It never looks whether
 * anybody has that number, so neither answer nor time can tell; nothing but the outbox is written.
 *
 * @param asked.phone 11 digits beginning with 7.
 */
export async function requestCode(
  context: Context,
  asked: { phone: string; purpose: CodePurpose },
): Promise<CodeRequest> {
  const { db, address, now, services } = context
  const session = await context.openSession()
  const isKnownBrowser = knows(session, asked.phone)
  return db.transaction(async (tx) => {
    await lockCodeLimits(tx, asked.phone, address)
    const history = await findCodeHistory(tx, {
      phone: asked.phone,
      address,
      sessionId: session.id,
      isKnownBrowser,
    })
    const refusal = refusalOf(context, history, {
      isKnownBrowser,
      isStaff: isStaff(session.groups),
    })
    if (refusal) return refusal
    const id = randomUUID()
    const code = smsCode(randomInt(RANDOM_RANGE) / RANDOM_RANGE)
    const expiresAt = new Date(now.getTime() + LIFETIME_MS)
    await insertCode(
      tx,
      { id, code, sessionId: session.id, address, isKnownBrowser, expiresAt, ...asked },
      codeSecretOf(services.env),
    )
    await queueMessage(tx, {
      channel: 'sms',
      recipient: asked.phone,
      purpose: 'code',
      language: context.language,
      values: { code, host: new URL(services.env.PUBLIC_ORIGIN).hostname },
      dedupeKey: `code:${id}`,
      expiresAt,
    })
    return { smsStatusId: id, retryAfterSeconds: smsWait(now, now) }
  })
}

function knows(session: Session, phone: string): boolean {
  return session.confirmedPhone === phone || session.knownPhones.includes(phone)
}

function refusalOf(
  { services, now }: Context,
  history: CodeHistory,
  asker: { isKnownBrowser: boolean; isStaff: boolean },
): LoginRefusal | null {
  const limits = codeLimitsOf(services.env)
  const seconds = smsWait(history.lastSentAt, now)
  if (seconds > 0)
    return { reason: 'code_too_soon', values: { seconds }, retryAfterSeconds: seconds }
  const perDay = asker.isKnownBrowser ? limits.perDayKnownBrowser : limits.perDay
  if (history.sentToday >= perDay) {
    return { reason: 'codes_spent', values: {}, retryAfterSeconds: HOUR_SECONDS }
  }
  if (asker.isStaff || history.sentToAddress < limits.perHourAddress) return null
  const since = history.firstOfAddressAt ?? now
  const left = Math.ceil(HOUR_SECONDS - (now.getTime() - since.getTime()) / 1_000)
  const wait = Math.max(1, left)
  return {
    reason: 'address_spent',
    values: { minutes: Math.ceil(wait / 60) },
    retryAfterSeconds: wait,
  }
}
