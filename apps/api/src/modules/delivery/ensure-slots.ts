import { deliverySlots } from '@svetlitsa/domain/delivery/delivery-slots'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'

const DAYS_AHEAD = 30
const OPENING_HOUR = 9
const CLOSING_HOUR = 21
/** Orders that a warehouse's crews can deliver in four hours. */
const CAPACITY = 12

/** Opens the slots of the coming month at every warehouse; those that stand are left as they are. */
export async function ensureSlots(db: Db): Promise<void> {
  for (const { timeFrom, timeTo } of deliverySlots(OPENING_HOUR, CLOSING_HOUR)) {
    await db.execute(sql`
      insert into delivery_slot (warehouse_id, day, time_from, time_to, capacity)
      select p.id, current_date + d, ${timeFrom}, ${timeTo}, ${CAPACITY}
      from stock_place p, generate_series(0, ${DAYS_AHEAD}::int) d
      where p.kind = 'warehouse' and p.is_active
      on conflict do nothing`)
  }
}
