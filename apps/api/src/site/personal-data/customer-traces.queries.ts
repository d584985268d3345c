import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/** By what rows that name no account are known to be about a customer. */
export interface CustomerTraces {
  /** Of the account and its orders; nobody else in the shop has one. E-mails in lower case. */
  contacts: string[]
  /** The same with those that somebody else has, too: relatives order with one e-mail. */
  recipients: string[]
  orderNumbers: string[]
  /** What messages about the customer name in their text or key. */
  names: string[]
}

/**
 * Finds the contacts of a customer and what messages name. An e-mail is never verified and an order may
 * be placed with any number, so a contact alone does not show whose a message is.
 */
export async function findCustomerTraces(
  db: Db,
  { userId, phone }: { userId: number; phone: string },
): Promise<CustomerTraces> {
  const { rows } = await db.execute<{ [key in keyof CustomerTraces]: string[] }>(sql`
    with own as (select guid, phone, lower(email) as email from checkout where user_id = ${userId}),
    orders as (select id, guid, number from shop_order
      where basket_group in (select guid from own)),
    contact as (
      select phone as text from own union select email from own
      union select phone from user_account where id = ${userId}
      union select lower(email) from user_account where id = ${userId}),
    used as (
      select c.text, c.text <> ${phone} and (
        exists (select from user_account a where a.id <> ${userId} and a.deleted_at is null
          and (a.phone = c.text or lower(a.email) = c.text))
        or exists (select from checkout k where k.user_id is distinct from ${userId}
          and (k.phone = c.text or lower(k.email) = c.text))) as is_shared
      from contact c where c.text <> ''),
    named as (
      select number as text from orders
      union all select guid::text from orders
      union all select guid::text from own
      union all select 'slot:' || id from orders
      union all select 'claim:' || id from claim where user_id = ${userId}
      union all select 'request:' || id from form_request where phone = ${phone}
      union all select 'bonus-expiring:' || id from bonus_lot where phone = ${phone}
      union all select 'stock-notice:' || id from stock_notice where user_id = ${userId}
      union all select 'phone-changed:${sql.raw(String(userId))}')
    select
      array(select text from used where not is_shared order by 1) as contacts,
      array(select text from used order by 1) as recipients,
      array(select number from orders order by 1) as "orderNumbers",
      array(select text from named order by 1) as names`)
  const [traces] = rows
  if (!traces) throw new Error('the traces of a customer were not read')
  return traces
}

/**
 * Condition on a message «m»: it went to a contact of the customer and names what is the customer's,
 * or its twin went to a contact that nobody else has.
 */
export function isOfCustomer({ contacts, recipients, names }: CustomerTraces): SQL {
  const patterns = names.map((name) => `(^|[^0-9A-Za-z-])${name}([^0-9]|$)`)
  return sql`(lower(m.recipient) = any(${sql.param(recipients)}::text[]) and (
    concat_ws(' ', m.dedupe_key, m.subject, m.body) ~ any(${sql.param(patterns)}::text[])
    or exists (select from message twin
      where twin.dedupe_key = 'sms:' || substr(m.dedupe_key, length('email:') + 1)
        and m.channel = 'email' and twin.recipient = any(${sql.param(contacts)}::text[]))))`
}
