import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

export type ExportValue = string | number | boolean | null
export type ExportRow = Record<string, ExportValue>
export const exportSections = [
  'profile',
  'consents',
  'orders',
  'orderLines',
  'bonuses',
  'companies',
  'reviews',
  'questions',
  'claims',
  'claimMessages',
  'requests',
  'subscriptions',
  'favourites',
  'stockNotices',
  'uploads',
  'sessions',
  'messages',
] as const
export type ExportSection = (typeof exportSections)[number]
export type PersonalData = Record<ExportSection, ExportRow[]>

/** What the shop knows about a customer; the names of the columns are the fields of the file. */
export async function collectPersonalData(
  db: Db,
  { userId, phone }: { userId: number; phone: string },
): Promise<PersonalData> {
  const queries: Record<ExportSection, SQL> = {
    profile: sql`select name, phone, email, birthdate::text as birthdate,
        message_channel as "messageChannel", ${formatMoment(sql`created_at`)} as "createdAt"
      from user_account where id = ${userId}`,
    consents: sql`select kind, is_given as "isGiven", ${formatMoment(sql`created_at`)} as "createdAt"
      from user_consent where user_id = ${userId} order by id`,
    orders: sql`select o.number, ${formatMoment(sql`o.created_at`)} as "createdAt", o.state, c.name, c.phone, c.email,
        d.address, o.total, o.paid_sum as "paid", o.refunded_sum as "refunded",
        c.currency_code as "currency"
      from shop_order o join checkout c on c.guid = o.checkout_guid
        left join order_delivery d on d.order_id = o.id
      where c.user_id = ${userId} order by o.id`,
    orderLines: sql`select o.number, l.name, l.article, l.quantity, l.price, l.sum
      from order_line l join shop_order o on o.id = l.order_id
        join checkout c on c.guid = o.checkout_guid
      where c.user_id = ${userId} order by l.id`,
    bonuses: sql`select p.kind, sum(e.amount)::bigint as amount, ${formatMoment(sql`p.created_at`)} as "createdAt"
      from bonus_operation p join bonus_entry e on e.cause = p.cause
      where p.phone = ${phone} group by p.cause order by p.created_at`,
    companies: sql`select company ->> 'name' as name, company ->> 'inn' as inn,
        company ->> 'kpp' as kpp, company ->> 'address' as address,
        account ->> 'bankName' as bank, account ->> 'bic' as bic, account ->> 'account' as account
      from contragent where user_id = ${userId} order by id`,
    reviews: sql`select p.name, r.score, r.pros, r.cons, r.comment, ${formatMoment(sql`r.created_at`)} as "createdAt"
      from review r join product p on p.id = r.product_id where r.user_id = ${userId} order by r.id`,
    questions: sql`select p.name, q.text, ${formatMoment(sql`q.created_at`)} as "createdAt"
      from question q join product p on p.id = q.product_id where q.user_id = ${userId} order by q.id`,
    claims: sql`select c.id as number, o.number as "order", l.name, c.state,
        c.description as text, ${formatMoment(sql`c.created_at`)} as "createdAt"
      from claim c join shop_order o on o.id = c.order_id
        left join order_line l on l.id = c.order_line_id
      where c.user_id = ${userId} order by c.id`,
    claimMessages: sql`select m.claim_id as number, m.author, m.text,
        ${formatMoment(sql`m.created_at`)} as "createdAt"
      from claim_message m join claim c on c.id = m.claim_id
      where c.user_id = ${userId} order by m.id`,
    requests: sql`select kind, name, email, comment, ${formatMoment(sql`created_at`)} as "createdAt"
      from form_request where phone = ${phone} order by id`,
    subscriptions: sql`select email, ${formatMoment(sql`created_at`)} as "createdAt"
      from subscription where phone = ${phone}`,
    favourites: sql`select p.name, ${formatMoment(sql`f.created_at`)} as "createdAt"
      from favourite f join offer o on o.id = f.offer_id join product p on p.id = o.product_id
      where f.user_id = ${userId} order by f.id`,
    stockNotices: sql`select p.name, n.channel, ${formatMoment(sql`n.created_at`)} as "createdAt"
      from stock_notice n join offer o on o.id = n.offer_id join product p on p.id = o.product_id
      where n.user_id = ${userId} or n.recipient = ${phone}
        or n.recipient = (select lower(email) from user_account where id = ${userId}) order by n.id`,
    uploads: sql`select name, '/uploads/' || id || '/file' as file,
        ${formatMoment(sql`created_at`)} as "createdAt"
      from upload where user_id = ${userId} and state = 'ready' order by created_at`,
    sessions: sql`select user_agent as device, ${formatMoment(sql`last_seen_at`)} as "lastSeenAt"
      from session where user_id = ${userId} order by last_seen_at desc`,
    // Codes would open the account to whoever reads the file.
    messages: sql`select channel, purpose, subject, case purpose when 'code' then '' else body end
        as text, ${formatMoment(sql`created_at`)} as "createdAt"
      from message where recipient = ${phone}
        or recipient = (select email from user_account where id = ${userId}) order by id`,
  }
  const collected: Partial<PersonalData> = {}
  for (const section of exportSections) {
    const { rows } = await db.execute<ExportRow>(queries[section])
    collected[section] = rows
  }
  return collected as PersonalData
}

function formatMoment(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}
