import { randomInt, randomUUID } from 'node:crypto'
import { calculateSmsWaitSeconds, generateSmsCode } from '@svetlitsa/domain/identity/sms-code'
import { isStaff } from '@svetlitsa/domain/identity/user-group'
import type { Context, Session } from '../../../platform/context/context.ts'
import { queueMessage } from '../../../shop/message/queue-message.ts'
import type { LoginRefusal } from '../login-refusal.ts'
import { getCodeLimits } from './code-limits.ts'
import { getCodeSecret } from './get-code-secret.ts'
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
 * Sends a code to a phone number if the limits allow it (ADR 0041). It never checks whether the
 * number has an account, so neither the answer nor its timing reveals that; only the outbox is
 * written.
 *
 * @param request.phone 11 digits starting with 7.
 * @param request.number the order that the code confirms; it is told in person, so it must open nothing else.
 */
export async function requestCode(
  context: Context,
  { number, ...request }: { phone: string; purpose: CodePurpose; number?: string },
): Promise<CodeRequest> {
  const { db, address, now, services } = context
  const session = await context.openSession()
  const isKnownBrowser = isKnownPhone(session, request.phone)
  return db.transaction(async (tx) => {
    await lockCodeLimits(tx, request.phone, address)
    const history = await findCodeHistory(tx, {
      phone: request.phone,
      address,
      sessionId: session.id,
      isKnownBrowser,
    })
    const refusal = findRefusal(context, history, {
      isKnownBrowser,
      isStaff: isStaff(session.groups),
    })
    if (refusal) return refusal
    const id = randomUUID()
    const code = generateSmsCode(randomInt(RANDOM_RANGE) / RANDOM_RANGE)
    const expiresAt = new Date(now.getTime() + LIFETIME_MS)
    await insertCode(
      tx,
      { id, code, sessionId: session.id, address, isKnownBrowser, expiresAt, ...request },
      getCodeSecret(services.env),
    )
    const host = new URL(services.env.PUBLIC_ORIGIN).hostname
    await queueMessage(tx, {
      channel: 'sms',
      recipient: request.phone,
      purpose: number ? 'orderCode' : 'code',
      language: context.language,
      values: { code, ...(number ? { number } : { host }) },
      dedupeKey: `code:${id}`,
      expiresAt,
    })
    return { smsStatusId: id, retryAfterSeconds: calculateSmsWaitSeconds(now, now) }
  })
}

/** Whether the browser has logged in with a number, or confirmed it. */
function isKnownPhone(session: Session, phone: string): boolean {
  return session.confirmedPhone === phone || session.knownPhones.includes(phone)
}

function findRefusal(
  { services, now }: Context,
  history: CodeHistory,
  client: { isKnownBrowser: boolean; isStaff: boolean },
): LoginRefusal | null {
  const limits = getCodeLimits(services.env)
  const seconds = calculateSmsWaitSeconds(history.lastSentAt, now)
  if (seconds > 0)
    return { reason: 'code_too_soon', values: { seconds }, retryAfterSeconds: seconds }
  const perDay = client.isKnownBrowser ? limits.perDayKnownBrowser : limits.perDay
  if (history.sentToday >= perDay) {
    return { reason: 'codes_spent', values: {}, retryAfterSeconds: HOUR_SECONDS }
  }
  if (client.isStaff || history.sentToAddress < limits.perHourAddress) return null
  const periodStart = history.firstOfAddressAt ?? now
  const left = Math.ceil(HOUR_SECONDS - (now.getTime() - periodStart.getTime()) / 1_000)
  const retryAfterSeconds = Math.max(1, left)
  return {
    reason: 'address_spent',
    values: { minutes: Math.ceil(retryAfterSeconds / 60) },
    retryAfterSeconds: retryAfterSeconds,
  }
}

/** Seconds until this session may ask for another code to a phone number; 0 when it may. */
export async function readCodeTimer(
  { db, session, address, now }: Context,
  phone: string,
): Promise<number> {
  if (!session) return 0
  const isKnownBrowser = isKnownPhone(session, phone)
  const asked = { phone, address, sessionId: session.id, isKnownBrowser }
  return calculateSmsWaitSeconds((await findCodeHistory(db, asked)).lastSentAt, now)
}
