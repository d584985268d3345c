import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

export interface AssemblyRow extends Record<string, unknown> {
  number: string
  guid: string
  address: string | null
  latitude: number | null
  longitude: number | null
  floor: number | null
  lift: 'none' | 'lift' | 'stairs' | null
  comment: string | null
  customerName: string
  phone: string
  calledAt: string | null
  assembledAt: string | null
  hasSketches: boolean
  /** The days of its slots, in order. */
  planned: { day: string; first: number; last: number }[] | null
  day: string | null
  timeFrom: string | null
  timeTo: string | null
  items: {
    saleId: number
    name: string
    quantity: number
    minutes: number
    picture: string | null
    assembled: boolean
  }[]
  photos: { id: string; name: string }[]
}

const toIso = (moment: string) =>
  sql.raw(`to_char(${moment} at time zone 'UTC',
  'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)

/**
 * The orders of an assembler: those whose assembly was requested and that are not cancelled, the
 * nearest day first; or those assembled in the last 30 days, the latest first.
 */
export async function findAssemblies(
  db: Db,
  assemblerId: number,
  which: 'open' | 'done',
): Promise<AssemblyRow[]> {
  const condition =
    which === 'open'
      ? sql`o.assembly_state in ('requested', 'planned') and o.state <> 'cancelled'`
      : sql`o.assembly_state = 'done' and a.assembled_at > now() - interval '30 days'`
  const order =
    which === 'open'
      ? sql`coalesce(s.planned -> 0 ->> 'day', d.day::text) nulls last,
          coalesce((s.planned -> 0 ->> 'first')::int, 0), d.time_from, o.id`
      : sql`a.assembled_at desc, o.id`
  const found = await db.execute<AssemblyRow>(sql`
    select o.number, o.guid, d.address, d.latitude, d.longitude, d.floor, d.lift, d.comment,
      c.name as "customerName", c.phone, ${toIso('a.called_at')} as "calledAt",
      ${toIso('a.assembled_at')} as "assembledAt", d.day::text, d.time_from as "timeFrom",
      d.time_to as "timeTo", s.planned, l.items, coalesce(g.photos, '[]'::jsonb) as photos,
      exists (select from order_sketch k where k.order_id = o.id) as "hasSketches"
    from order_assembler a
    join shop_order o on o.id = a.order_id
    join checkout c on c.guid = o.basket_group
    join lateral (${selectItems(sql`o.id`)}) l on l.items is not null
    left join order_delivery d on d.order_id = o.id
    left join lateral (
      select jsonb_agg(jsonb_build_object('day', t.day, 'first', t.first, 'last', t.last)
        order by t.day) as planned
      from (select day, min(period) as first, max(period) as last from assembler_slot
        where order_id = o.id group by day) t
    ) s on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) order by p.created_at, u.id)
        as photos
      from assembly_photo p join upload u on u.id = p.upload_id and u.state = 'ready'
      where p.order_id = o.id
    ) g on true
    where a.assembler_id = ${assemblerId} and ${condition}
    order by ${order}
    limit 100`)
  return found.rows
}

/** The lines of an order that need assembly, as JSON; null where there is none. */
export function selectItems(orderId: ReturnType<typeof sql>) {
  return sql`select jsonb_agg(jsonb_build_object('saleId', l.id, 'name', l.name,
      'quantity', l.quantity, 'minutes', p.assembly_minutes, 'picture', l.picture,
      'assembled', k.order_line_id is not null) order by l.id) as items
    from order_line l
    join offer f on f.id = l.offer_id
    join product p on p.id = f.product_id and p.needs_assembly
    left join assembly_check k on k.order_line_id = l.id
    where l.order_id = ${orderId} and l.quantity > 0`
}

export type ChecklistItem = Pick<AssemblyRow['items'][number], 'saleId' | 'name' | 'assembled'>

export async function listChecklist(db: Db, orderId: number): Promise<ChecklistItem[]> {
  const { rows } = await db.execute<{ items: ChecklistItem[] | null }>(selectItems(sql`${orderId}`))
  return (rows[0]?.items ?? []).map(({ saleId, name, assembled }) => ({ saleId, name, assembled }))
}
