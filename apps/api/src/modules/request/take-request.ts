import { createHash } from 'node:crypto'
import { requestTexts } from '@svetlitsa/i18n/request-texts'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import { Fault } from '../../platform/fault.ts'
import { Refusal } from '../../platform/refusal.ts'
import { queueMessage } from '../message/queue-message.ts'
import { type CheckedRequest, checkRequest, type SentRequest } from './check-request.ts'
import { limitForms } from './limit-forms.ts'
import { addRequest, countOfPhone, findTwin } from './request.queries.ts'

/** Requests that one number may make a day. */
const A_DAY = 10

/**
 * Writes down what was asked for by a form and confirms it in words and by a message; the same form
 * sent again is the same request.
 */
export async function takeRequest(context: Context, sent: SentRequest) {
  const checked = checkRequest(sent, context.region.kz ? 'kz' : 'ru', context.language)
  if (checked instanceof Refusal) return checked
  await limitForms(context)
  const { id: sessionId } = await context.openSession()
  const id = await context.db.transaction((tx) => writeOnce(context, tx, checked, sessionId))
  const number = String(id)
  const { accepted } = requestTexts[context.language]
  return {
    result: true as const,
    number,
    message: accepted[checked.kind].replace('{number}', number),
  }
}

async function writeOnce(
  { region, language }: Context,
  tx: Db,
  checked: CheckedRequest,
  sessionId: number,
): Promise<number> {
  const contentHash = createHash('sha256').update(JSON.stringify(checked)).digest()
  const twin = await findTwin(tx, contentHash)
  if (twin !== null) return twin
  const earlier = await countOfPhone(tx, checked.phone)
  if (earlier >= A_DAY) throw new Fault(429, 'too_often', { retryAfterSeconds: 3_600 })
  const id = await addRequest(tx, {
    ...checked,
    regionId: region.id,
    language,
    sessionId,
    contentHash,
  })
  // A stranger's number typed into a form gets one message a day and no more.
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
