import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { type CustomerTraces, findCustomerTraces, isOfCustomer } from './customer-traces.queries.ts'

export type ExportValue = string | number | boolean | null
export type ExportRow = Record<string, ExportValue>
export const exportSections = [
  'profile',
  'consents',
  'orders',
  'orderLines',
  'orderComments',
  'deliveries',
  'refundRequests',
  'payments',
  'bills',
  'receipts',
  'drafts',
  'basket',
  'coupons',
  'bonuses',
  'invitations',
  'referrals',
  'companies',
  'reviews',
  'shopReviews',
  'polls',
  'questions',
  'claims',
  'claimMessages',
  'requests',
  'priceRequests',
  'subscriptions',
  'favourites',
  'favouriteLists',
  'projects',
  'stockNotices',
  'uploads',
  'sessions',
  'staffInvitations',
  'messages',
] as const
export type ExportSection = (typeof exportSections)[number]
export type PersonalData = Record<ExportSection, ExportRow[]>

interface Reader {
  userId: number
  phone: string
}

/** What the shop knows about a customer; the names of the columns are the fields of the file. */
export async function collectPersonalData(db: Db, reader: Reader): Promise<PersonalData> {
  const queries = buildExportQueries(reader, await findCustomerTraces(db, reader))
  const collected: Partial<PersonalData> = {}
  for (const section of exportSections) {
    const { rows } = await db.execute<ExportRow>(queries[section])
    collected[section] = rows
  }
  return collected as PersonalData
}

/**
 * One query for each section. An e-mail is never verified, and an order may be placed with any number:
 * what is found by a contact is read by the account's number only, or because it names an own order.
 */
export function buildExportQueries(reader: Reader, traces: CustomerTraces) {
  return {
    ...buildAccountQueries(reader),
    ...buildOrderQueries(reader),
    ...buildTextQueries(reader),
    ...buildContactQueries(reader, traces),
  } satisfies Record<ExportSection, SQL>
}

const joinOwnOrders = ({ userId }: Reader) => sql`
  join shop_order o on o.id = order_id
  join checkout c on c.guid = o.basket_group and c.user_id = ${userId}`

function buildAccountQueries({ userId, phone }: Reader) {
  return {
    profile: sql`select name, phone, email, birthdate::text as birthdate,
        message_channel as "messageChannel", invite_code as code,
        ${formatMoment(sql`created_at`)} as "createdAt"
      from user_account where id = ${userId}`,
    consents: sql`select kind, is_given as "isGiven", ${formatMoment(sql`created_at`)} as "createdAt"
      from user_consent where user_id = ${userId} order by id`,
    drafts: sql`select name, phone, email, field_set::text as text,
        payer::text as account, ${formatMoment(sql`created_at`)} as "createdAt"
      from checkout_draft where user_id = ${userId} or phone = ${phone} or basket_group in (
        select guid from checkout where user_id = ${userId}) order by id`,
    basket: sql`select p.name, l.quantity, b.coupon, b.coupon_phone as phone, b.bonus_sum as amount
      from basket b join basket_line l on l.basket_id = b.id
        join offer o on o.id = l.offer_id join product p on p.id = o.product_id
      where b.user_id = ${userId} order by l.id`,
    bonuses: sql`select p.kind, sum(e.amount)::bigint as amount, ${formatMoment(sql`p.created_at`)} as "createdAt"
      from bonus_operation p join bonus_entry e on e.cause = p.cause
      where p.phone = ${phone} group by p.cause order by p.created_at`,
    invitations: sql`select ${formatMoment(sql`created_at`)} as "createdAt"
      from invitation where user_id = ${userId} order by id`,
    referrals: sql`select case when inviter_id = ${userId} then 'invited' else 'was invited' end as kind,
        ${formatMoment(sql`created_at`)} as "createdAt",
        ${formatMoment(sql`rewarded_at`)} as "rewardedAt"
      from referral where ${userId} in (inviter_id, friend_id) order by created_at`,
    companies: sql`select company ->> 'name' as name, company ->> 'inn' as inn,
        company ->> 'kpp' as kpp, company ->> 'address' as address,
        account ->> 'bankName' as bank, account ->> 'bic' as bic, account ->> 'account' as account
      from contragent where user_id = ${userId} order by id`,
    favourites: sql`select p.name, ${formatMoment(sql`f.created_at`)} as "createdAt"
      from favourite f join offer o on o.id = f.offer_id join product p on p.id = o.product_id
      where f.user_id = ${userId} order by f.id`,
    favouriteLists: sql`select l.name, string_agg(p.name, '; ' order by i.created_at, i.offer_id) as text,
        ${formatMoment(sql`l.created_at`)} as "createdAt"
      from favourite_list l left join favourite_list_item i on i.list_id = l.id
        left join offer o on o.id = i.offer_id left join product p on p.id = o.product_id
      where l.user_id = ${userId} group by l.id order by l.id`,
    projects: sql`select kind, name, wall_cm as "wallCm", modules::text as text,
        ${formatMoment(sql`created_at`)} as "createdAt"
      from constructor_project where user_id = ${userId}
      union all select 'favourite', project_id, null, '', ${formatMoment(sql`created_at`)}
      from favourite_project where user_id = ${userId} order by "createdAt"`,
    uploads: sql`select name, '/uploads/' || id || '/file' as file,
        ${formatMoment(sql`created_at`)} as "createdAt"
      from upload where user_id = ${userId} and state = 'ready' order by created_at`,
    sessions: sql`select user_agent as device, ${formatMoment(sql`last_seen_at`)} as "lastSeenAt"
      from session where user_id = ${userId} order by last_seen_at desc`,
  }
}

function buildOrderQueries(reader: Reader) {
  const { userId, phone } = reader
  const ownOrders = joinOwnOrders(reader)
  return {
    orders: sql`select o.number, ${formatMoment(sql`o.created_at`)} as "createdAt", o.state, c.name, c.phone, c.email,
        d.address, o.total, o.paid_sum as "paid", o.refunded_sum as "refunded",
        c.currency_code as "currency"
      from shop_order o join checkout c on c.guid = o.basket_group
        left join order_delivery d on d.order_id = o.id
      where c.user_id = ${userId} order by o.id`,
    orderLines: sql`select o.number, l.name, l.article, l.quantity, l.price, l.sum
      from order_line l ${ownOrders} order by l.id`,
    // Notes of the staff are theirs; what the customer wrote and read is in the file.
    orderComments: sql`select o.number, e.note as text, ${formatMoment(sql`e.created_at`)} as "createdAt"
      from order_event e ${ownOrders} where e.actor = 'customer' and e.note <> '' order by e.id`,
    deliveries: sql`select o.number, d.description as kind, d.address, d.comment, d.day::text as day,
        concat_ws('–', d.time_from, d.time_to) as time, d.floor, d.price
      from order_delivery d ${ownOrders} order by o.id`,
    refundRequests: sql`select o.number, r.state, r.reason, r.comment, r.sum, r.answer,
        ${formatMoment(sql`r.created_at`)} as "createdAt"
      from refund_request r ${ownOrders} order by r.id`,
    payments: sql`select p.method as kind, p.amount as sum, p.currency_code as currency, p.state,
        ${formatMoment(sql`p.created_at`)} as "createdAt"
      from payment p join checkout c on c.guid = p.basket_group
      where c.user_id = ${userId} order by p.created_at`,
    bills: sql`select b.id as number, b.amount as sum, b.currency_code as currency, b.email,
        b.contragent ->> 'name' as name, b.contragent ->> 'inn' as inn,
        ${formatMoment(sql`b.created_at`)} as "createdAt"
      from payment_bill b join checkout c on c.guid = b.basket_group
      where c.user_id = ${userId} order by b.id`,
    receipts: sql`select o.number, r.type as kind, r.sum, r.currency_code as currency,
        '/receipt/' || r.guid || '/' as file, ${formatMoment(sql`r.created_at`)} as "createdAt"
      from receipt r ${ownOrders} order by r.id`,
    coupons: sql`select p.code, ${formatMoment(sql`c.created_at`)} as "createdAt"
      from coupon_use u join coupon p on p.id = u.coupon_id
        join checkout c on c.guid::text = u.basket_group
      where u.phone = ${phone} or c.user_id = ${userId} order by c.created_at`,
  }
}

function buildTextQueries({ userId }: Reader) {
  return {
    reviews: sql`select p.name, r.score, r.pros, r.cons, r.comment, ${formatMoment(sql`r.created_at`)} as "createdAt"
      from review r join product p on p.id = r.product_id where r.user_id = ${userId} order by r.id`,
    shopReviews: sql`select author_name as name, city, score, comment, order_number as "order", answer,
        ${formatMoment(sql`created_at`)} as "createdAt"
      from shop_review where user_id = ${userId} order by id`,
    polls: sql`select poll as kind, answers::text as text, comment, order_number as "order",
        ${formatMoment(sql`created_at`)} as "createdAt"
      from poll_answer where user_id = ${userId} order by id`,
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
  }
}

function buildContactQueries({ userId, phone }: Reader, traces: CustomerTraces) {
  const hasSent = sql`(phone = ${phone}
    or session_id in (select id from session where user_id = ${userId}))`
  return {
    requests: sql`select kind, name, email, details::text as text, comment,
        ${formatMoment(sql`created_at`)} as "createdAt"
      from form_request where ${hasSent}
        or details ->> 'order' = any(${sql.param(traces.orderNumbers)}::text[]) order by id`,
    priceRequests: sql`select product_name as name, offer_name as text, url as file, email,
        ${formatMoment(sql`created_at`)} as "createdAt"
      from price_request where ${hasSent} order by id`,
    subscriptions: sql`select email, ${formatMoment(sql`created_at`)} as "createdAt"
      from subscription where phone = ${phone}`,
    stockNotices: sql`select p.name, n.channel, ${formatMoment(sql`n.created_at`)} as "createdAt"
      from stock_notice n join offer o on o.id = n.offer_id join product p on p.id = o.product_id
      where n.user_id = ${userId} or n.recipient = ${phone} order by n.id`,
    staffInvitations: sql`select name, email, role as kind, ${formatMoment(sql`created_at`)} as "createdAt"
      from staff_invitation where phone = ${phone} or user_id = ${userId} order by id`,
    // Codes would open the account to whoever reads the file.
    messages: sql`select m.channel, m.purpose, m.subject,
        case when m.purpose in ('code', 'orderCode') then '' else m.body end as text,
        ${formatMoment(sql`m.created_at`)} as "createdAt"
      from message m where m.recipient = ${phone}
        or ${isOfCustomer({ ...traces, contacts: [phone] })} order by m.id`,
  }
}

function formatMoment(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}
