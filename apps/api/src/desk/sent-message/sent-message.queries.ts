import { and, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { buildStaffCondition } from '../../order/access/retail-order.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { message } from '../../schema/message.table.ts'
import { checkout, shopOrder } from '../../schema/order.table.ts'
import { orderConfirmation } from '../../schema/order-confirmation.table.ts'

interface SentMessageFilter {
  recipient: string
  /** The last message already shown. */
  after: number | undefined
}

/** Whether the recipient was told another time of the same delivery or assembly later. */
const isOutdated = sql`exists (
  select from ${message} newer
  where lower(newer.recipient) = lower(message.recipient) and newer.id > message.id
    and newer.channel = message.channel
    and split_part(message.dedupe_key, ':', 2) in ('slot', 'assembly')
    -- The channel, the kind, the order, and what is unique for the change.
    and split_part(newer.dedupe_key, ':', 2) = split_part(message.dedupe_key, ':', 2)
    and split_part(newer.dedupe_key, ':', 3) = split_part(message.dedupe_key, ':', 3))`

const isCode = sql<boolean>`${message.purpose} in ('code', 'orderCode')`

/**
 * Whether a message failed for good and is still worth sending. A code is asked for anew, and a
 * message without a text was to somebody whose account was removed.
 */
const canResend = sql<boolean>`(${message.state} = 'failed' and ${message.body} <> ''
  and not ${isCode} and ${message.createdAt} > now() - interval '1 day'
  and coalesce(${message.expiresAt} > now(), true) and not ${isOutdated})`

/** The newest messages to a recipient, without subject and body: they hold codes and links. */
export async function findSentMessages(
  db: Db,
  { recipient, after }: SentMessageFilter,
  limit: number,
) {
  const { id, channel, purpose, state, createdAt, sentAt, attempts, error } = message
  return db
    .select({ id, channel, purpose, state, createdAt, sentAt, attempts, error, canResend })
    .from(message)
    .where(and(isSame(message.recipient, recipient), after ? lt(id, after) : undefined))
    .orderBy(desc(id))
    .limit(limit)
}

/** Puts a message back into the outbox, if it is worth sending; tells whether it was. */
export async function reopenMessage(db: Db, id: number): Promise<boolean> {
  const { rowCount } = await db
    .update(message)
    // Not 0: its sender asks first whether the provider took an earlier attempt after all.
    .set({ state: 'waiting', attempts: 1, dueAt: sql`now()`, error: null })
    .where(and(eq(message.id, id), canResend))
  return (rowCount ?? 0) > 0
}

/** What decides whether a message may be sent again; null where there is none. */
export async function findSentMessage(db: Db, id: number) {
  const { recipient, state } = message
  const [row] = await db
    .select({ recipient, state, isCode, hasText: sql<boolean>`${message.body} <> ''` })
    .from(message)
    .where(eq(message.id, id))
  return row ?? null
}

/**
 * Whether the member of staff may see an order of a buyer with this phone or e-mail address. Staff
 * name any phone in an order that they make, so that it counts once its customer has confirmed it.
 */
export async function isKnownBuyer(context: Context, recipient: string): Promise<boolean> {
  const isOwn = buildStaffCondition(context)
  if (!isOwn) return true
  const isBuyer = recipient.includes('@')
    ? isSame(checkout.email, recipient)
    : eq(checkout.phone, recipient)
  const isConfirmed = or(
    isNull(orderConfirmation.basketGroup),
    isNotNull(orderConfirmation.confirmedAt),
  )
  const [row] = await context.db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
    .leftJoin(orderConfirmation, eq(orderConfirmation.basketGroup, checkout.guid))
    .where(and(isOwn, isBuyer, isConfirmed))
    .limit(1)
  return row !== undefined
}

/** Both sides by PostgreSQL, whose lower case may differ from that of JavaScript. */
function isSame(column: typeof message.recipient | typeof checkout.email, text: string): SQL {
  return sql`lower(${column}) = lower(${text})`
}
