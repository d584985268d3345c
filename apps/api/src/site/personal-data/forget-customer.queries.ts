import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { type CustomerTraces, isOfCustomer } from './customer-traces.queries.ts'

interface Customer extends CustomerTraces {
  userId: number
  phone: string
  /** Takes the number's place where a number must stand. */
  pseudonym: string
  /** Keyed like the failed attempts of a login. */
  loginHashes: Buffer[]
  /** Stands where a name must not be empty. */
  anonymousName: string
}

/**
 * Removes what the shop knows about a person. Orders, payments, receipts, bills and the ledgers stay
 * as the law of accounting demands, under a number that nobody has; texts that were published stay
 * without their author (lk.remove). What becomes of each column is listed in column-decisions.ts of
 * the tests, which search every table for what must be gone.
 */
export async function forgetCustomer(tx: Db, customer: Customer): Promise<void> {
  for (const statement of [
    ...pseudonymiseOrders(customer),
    ...pseudonymiseTexts(customer),
    ...forgetClaims(customer),
    ...deletePersonalRows(customer),
    ...forgetContacts(customer),
    ...closeAccount(customer),
  ])
    await tx.execute(statement)
}

function pseudonymiseOrders({ userId, phone, pseudonym, anonymousName }: Customer): SQL[] {
  const own = sql`select guid from checkout where user_id = ${userId}`
  const orders = sql`select id from shop_order where basket_group in (${own})`
  return [
    // Photographs of a home, and sketches for it; the sweep removes their files.
    ...['assembly_photo', 'order_sketch'].map(
      (table) => sql`update upload set state = 'removed', name = '',
          touched_at = now() - interval '1 hour'
        where id in (select upload_id from ${sql.identifier(table)} where order_id in (${orders}))`,
    ),
    sql`update order_sketch set description = '' where order_id in (${orders})`,
    sql`update order_delivery set comment = '',
        address = case kind when 'pickup' then address end, latitude = null, longitude = null
      where order_id in (${orders})`,
    // A bill names its payer for the accounts, and needs no address to write to any more.
    sql`update payment_bill set email = '' where basket_group in (${own})`,
    sql`update checkout set name = ${anonymousName}, phone = ${pseudonym}, email = null,
        client_address = null, answer = null, idempotency_key = null
      where user_id = ${userId}`,
    // The database lets a note be emptied only under a number that nobody has.
    sql`update order_event set note = '' where note <> '' and order_id in (${orders})`,
    sql`update order_return set note = '' where order_id in (${orders})`,
    sql`update refund_request set comment = '', answer = ''
      where user_id = ${userId} or order_id in (${orders})`,
    sql`delete from checkout_draft where user_id = ${userId} or phone = ${phone}
        or basket_group in (${own})`,
    sql`update coupon_use set phone = ${pseudonym}
      where phone = ${phone} or basket_group in (select guid::text from (${own}) own)`,
    sql`update bonus_grant set phone = ${pseudonym} where phone = ${phone}`,
  ]
}

function pseudonymiseTexts({ userId, anonymousName }: Customer): SQL[] {
  return [
    sql`update review set author_name = ${anonymousName}, city = '', user_id = null
      where user_id = ${userId}`,
    sql`update shop_review set author_name = ${anonymousName}, city = '', order_number = '',
        user_id = null
      where user_id = ${userId}`,
    sql`update question set author_name = ${anonymousName}, user_id = null
      where user_id = ${userId}`,
    sql`update poll_answer set user_id = null, comment = '', order_number = ''
      where user_id = ${userId}`,
  ]
}

/** A sent claim stays without its words and photographs, because a return may name it. */
function forgetClaims({ userId }: Customer): SQL[] {
  const own = sql`select id from claim where user_id = ${userId}`
  return [
    sql`delete from claim_photo where claim_id in (${own})`,
    sql`delete from claim_message where claim_id in (${own})`,
    sql`delete from claim where user_id = ${userId} and state = 'draft'`,
    sql`update claim set description = '', waiting_since = null where user_id = ${userId}`,
  ]
}

function deletePersonalRows({ userId, phone, loginHashes }: Customer): SQL[] {
  const sessions = sql`select id from session where user_id = ${userId}`
  return [
    sql`delete from staff_invitation where phone = ${phone}`,
    ...['basket', 'constructor_project'].map(
      (table) => sql`delete from ${sql.identifier(table)} where session_id in (${sessions})`,
    ),
    // Somebody who typed the number in another browser keeps the goods.
    sql`update basket set coupon = null, coupon_phone = null where coupon_phone = ${phone}`,
    sql`update basket set bonus_sum = 0, bonus_phone = null where bonus_phone = ${phone}`,
    sql`update basket set cleared = null, cleared_until = null
      where cleared ->> 'couponPhone' = ${phone}`,
    ...[
      'basket',
      'favourite',
      'favourite_list',
      'favourite_project',
      'constructor_project',
      'contragent',
      'invitation',
      'staff_invitation',
      'staff_member',
    ].map((table) => sql`delete from ${sql.identifier(table)} where user_id = ${userId}`),
    // The sweep removes the files by these rows, and the rows after them.
    sql`update upload set state = 'removed', user_id = null, name = '', fingerprint = '',
        touched_at = now() - interval '1 hour' where user_id = ${userId}`,
    sql`delete from login_failure where login_hash in ${loginHashes}`,
    sql`delete from idempotency where scope = ${`user:${userId}`}
      or scope in (select 'session:' || id from (${sessions}) own)`,
  ]
}

/** What is found by a number or an e-mail, or by an order that it names. */
function forgetContacts(customer: Customer): SQL[] {
  const { userId, pseudonym, contacts, orderNumbers } = customer
  const own = sql`any(${sql.param(contacts)}::text[])`
  const sessions = sql`select id from session where user_id = ${userId}`
  const hasContact = sql`(phone = ${own} or lower(email) = ${own})`
  return [
    sql`delete from form_request where ${hasContact} or session_id in (${sessions})
      or details ->> 'order' = any(${sql.param(orderNumbers)}::text[])`,
    sql`delete from price_request where ${hasContact} or session_id in (${sessions})`,
    sql`delete from subscription where ${hasContact}`,
    sql`delete from sms_code where phone = ${own}`,
    sql`delete from stock_notice where user_id = ${userId}
      or (user_id is null and lower(recipient) = ${own})`,
    sql`delete from pgboss.job where state <> 'active'
      and (data ->> 'phone' = ${own} or lower(data ->> 'email') = ${own})`,
    // What was sent stays counted, without its text; what was not sent yet is not sent any more.
    sql`update message m set recipient = ${pseudonym}, subject = '', body = '',
        state = case when state in ('waiting', 'sending') then 'failed' else state end,
        error = case when state in ('waiting', 'sending') then 'the account was removed'
          when error is not null then '' end
      where lower(recipient) = ${own} or ${isOfCustomer(customer)}`,
    sql`update session set
        confirmed_phone = case when confirmed_phone = ${own} then null else confirmed_phone end,
        known_phones = array(select known from unnest(known_phones) known
          where known <> all(${sql.param(contacts)}::text[]))
      where confirmed_phone = ${own} or known_phones && ${sql.param(contacts)}::text[]`,
  ]
}

function closeAccount({ userId }: Customer): SQL[] {
  return [
    sql`delete from session where user_id = ${userId}`,
    sql`update user_account set phone = null, email = null, name = '', login = null,
        password_hash = null, birthdate = null, invite_code = null, deleted_at = now()
      where id = ${userId}`,
  ]
}
