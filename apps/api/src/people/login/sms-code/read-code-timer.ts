import { calculateSmsWaitSeconds } from '@svetlitsa/domain/identity/sms-code'
import type { Context } from '../../../platform/context/context.ts'
import { isKnownPhone } from './request-code.ts'
import { findCodeHistory } from './sms-code.queries.ts'

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
