import { timingSafeEqual } from 'node:crypto'
import { validateSmsCode } from '@svetlitsa/domain/identity/sms-code'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type LoginRefusal, loginRefusal } from '../login-refusal.ts'
import { getCodeSecret } from './get-code-secret.ts'
import {
  type CodePurpose,
  hashCode,
  lockNewestCode,
  markCodeUsed,
  recordCodeAttempt,
} from './sms-code.queries.ts'

const MAX_ATTEMPTS = 3

export interface ConsumedCode {
  id: string
  phone: string
  purpose: CodePurpose
}

/**
 * Consumes a code that this session requested. It is accepted once, within five minutes and three
 * attempts, which are counted per session so that no stranger can use up another's.
 *
 * @param tx the transaction in which the use of the code is recorded with its effect.
 */
export async function consumeCode(
  context: Context,
  tx: Db,
  input: { code: number; purposes: CodePurpose[]; phone?: string },
): Promise<ConsumedCode | LoginRefusal> {
  const { session, now, services } = context
  const { purposes, phone } = input
  const row = session
    ? await lockNewestCode(tx, { sessionId: session.id, purposes, ...(phone ? { phone } : {}) })
    : null
  if (!row) return loginRefusal('code_expired')
  const expected = hashCode(row.id, input.code, getCodeSecret(services.env))
  const verdict = validateSmsCode({
    sentAt: row.createdAt,
    now,
    triesBefore: MAX_ATTEMPTS - row.triesLeft,
    isUsed: row.usedAt !== null,
    isEqual: timingSafeEqual(row.codeHash, expected),
  })
  if (verdict === 'accepted') {
    await markCodeUsed(tx, row.id, now)
    return { id: row.id, phone: row.phone, purpose: row.purpose }
  }
  if (verdict === 'no-tries-left') return loginRefusal('code_over')
  if (verdict !== 'wrong') return loginRefusal('code_expired')
  await recordCodeAttempt(tx, row.id)
  const left = row.triesLeft - 1
  return left > 0 ? loginRefusal('code_wrong', { left }) : loginRefusal('code_over')
}
