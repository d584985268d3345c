import { createHash } from 'node:crypto'
import { requestTexts } from '@svetlitsa/i18n/request/request-texts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { queueMessage } from '../message/queue-message.ts'
import { addRequest, countByPhone, findDuplicate } from './request.queries.ts'
import { type RequestInput, type ValidatedRequest, validateRequest } from './validate-request.ts'

/** Maximum number of requests per phone number and day. */
const MAX_PER_DAY = 10

/**
 * Saves a form request and confirms it on the page and by a message. Submitting the same form again
 * returns the same request.
 */
export async function createRequest(context: Context, input: RequestInput) {
  const checked = validateRequest(input, context.region.kz ? 'kz' : 'ru', context.language)
  if (checked instanceof Refusal) return checked
  const { id: sessionId } = await context.openSession()
  const id = await context.db.transaction((tx) => insertOnce(context, tx, checked, sessionId))
  const number = String(id)
  const { accepted } = requestTexts[context.language]
  return {
    result: true as const,
    number,
    message: accepted[checked.kind].replace('{number}', number),
  }
}

async function insertOnce(
  { region, language }: Context,
  tx: Db,
  checked: ValidatedRequest,
  sessionId: number,
): Promise<number> {
  const contentHash = createHash('sha256').update(JSON.stringify(checked)).digest()
  const duplicate = await findDuplicate(tx, contentHash)
  if (duplicate !== null) return duplicate
  const earlier = await countByPhone(tx, checked.phone)
  if (earlier >= MAX_PER_DAY) throw new HttpError(429, 'too_often', { retryAfterSeconds: 3_600 })
  const id = await addRequest(tx, {
    ...checked,
    regionId: region.id,
    language,
    sessionId,
    contentHash,
  })
  // Somebody may enter another person's number, so a number gets at most one message a day.
  if (checked.email || earlier === 0) {
    await queueMessage(tx, {
      channel: checked.email ? 'email' : 'sms',
      recipient: checked.email ?? checked.phone,
      purpose: 'request',
      language,
      values: { number: id },
      dedupeKey: `request:${id}`,
    })
  }
  return id
}
