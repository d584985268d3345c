import { timingSafeEqual } from 'node:crypto'
import { judgeSmsCode } from '@svetlitsa/domain/identity/judge-sms-code'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import { codeSecretOf } from './code-secret.ts'
import { type LoginRefusal, loginRefusal } from './login-refusal.ts'
import {
  type CodePurpose,
  codeHashOf,
  countCodeTry,
  lockNewestCode,
  markCodeUsed,
} from './sms-code.queries.ts'

const TRIES = 3

export interface SpentCode {
  phone: string
  purpose: CodePurpose
}

/**
 * Takes a code that this session asked for: it is accepted once, within five minutes, and three
 * tries are counted in this session alone, so that no stranger uses up somebody else's.
 *
 * @param tx the transaction in which the code's use is noted with whatever it opens.
 */
export async function spendCode(
  context: Context,
  tx: Db,
  entered: { code: number; purposes: CodePurpose[]; phone?: string },
): Promise<SpentCode | LoginRefusal> {
  const { session, now, services } = context
  const { purposes, phone } = entered
  const sent = session
    ? await lockNewestCode(tx, { sessionId: session.id, purposes, ...(phone ? { phone } : {}) })
    : null
  if (!sent) return loginRefusal('code_expired')
  const expected = codeHashOf(sent.id, entered.code, codeSecretOf(services.env))
  const verdict = judgeSmsCode({
    sentAt: sent.createdAt,
    now,
    triesBefore: TRIES - sent.triesLeft,
    isUsed: sent.usedAt !== null,
    isEqual: timingSafeEqual(sent.codeHash, expected),
  })
  if (verdict === 'accepted') {
    await markCodeUsed(tx, sent.id, now)
    return { phone: sent.phone, purpose: sent.purpose }
  }
  if (verdict === 'no-tries-left') return loginRefusal('code_over')
  if (verdict !== 'wrong') return loginRefusal('code_expired')
  await countCodeTry(tx, sent.id)
  const left = sent.triesLeft - 1
  return left > 0 ? loginRefusal('code_wrong', { left }) : loginRefusal('code_over')
}
