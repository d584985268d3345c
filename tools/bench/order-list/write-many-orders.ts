import type pg from 'pg'

/**
 * Writes orders of one line that are picked up, five minutes apart, of all stores and warehouses. The
 * newest two thousand are on their way, of the others a tenth is cancelled and the rest is closed; their
 * buyers share few names. Then the planner's statistics are renewed.
 */
export async function writeManyOrders(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `insert into checkout (guid, name, phone, region_id, currency_code, exchange_rate, basket_id,
      basket_version)
    select md5('bench' || n)::uuid,
      (array['Анна','Мария','Тимур','Ольга','Пётр','Ли','Айгуль'])[1 + n % 7] || ' ' ||
      (array['Петрова','Каримова','Берестова','Ким','Нурланова'])[1 + n % 5] || n % 1000,
      '79' || lpad((n::bigint * 7919 % 1000000000)::text, 9, '0'), r.id, r.currency_code, 1, n, 2000000000
    from generate_series(1, $1::int) n, (select region.id, currency_code from region
      join price_zone z on z.id = price_zone_id where region.is_default) r`,
    [count],
  )
  await pool.query(
    `insert into shop_order (number, basket_group, place_id, state, payment_state, goods_sum, total,
      paid_sum, created_at)
    select (5000000 + n)::text, md5('bench' || n)::uuid, p.ids[1 + n % cardinality(p.ids)], state,
      case when state = 'closed' then 'paid' else 'unpaid' end, sum, sum,
      case when state = 'closed' then sum else 0 end, now() - ($1 - n) * interval '5 minutes'
    from generate_series(1, $1::int) n, (select array_agg(id) as ids from stock_place) p,
      lateral (select 1000 + n % 90000 as sum,
        case when n > $1 - 2000 then (array['new','confirmed','picking','ready','shipped'])[1 + n % 5]
          when n % 10 = 0 then 'cancelled' else 'closed' end as state) s
    order by n`,
    [count],
  )
  await pool.query(
    `insert into order_line (order_id, offer_id, name, article, quantity, price, old_price, sum)
    select o.id, f.id, 'Диван', f.article, 1, o.total, o.total, o.total
    from shop_order o join (select id, article, row_number() over (order by id) - 1 as place from offer
      order by id limit 1000) f on f.place = o.id % 1000
    where o.number like '5______'`,
  )
  await pool.query(
    `insert into order_delivery (order_id, tariff_id, kind, store_id, day, price)
    select o.id, t.id, 'pickup', o.place_id, o.created_at::date + 3, 0
    from shop_order o, (select id from delivery_tariff where kind = 'pickup' order by id limit 1) t
    where o.number like '5______'`,
  )
  await pool.query('vacuum analyze checkout, shop_order, order_line, order_delivery')
}
