import { listDeliverySlots } from '@svetlitsa/domain/delivery/delivery-slot'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

const DAYS_AHEAD = 30
const OPENING_HOUR = 9
const CLOSING_HOUR = 21
/** Deliveries that the crews of a warehouse can make in four hours. */
const CAPACITY = 12

/** Creates the slots of the coming month for every warehouse; existing slots are unchanged. */
export async function ensureSlots(db: Db): Promise<void> {
  for (const { timeFrom, timeTo } of listDeliverySlots(OPENING_HOUR, CLOSING_HOUR)) {
    await db.execute(sql`
      insert into delivery_slot (warehouse_id, day, time_from, time_to, capacity)
      select p.id, current_date + d, ${timeFrom}, ${timeTo}, ${CAPACITY}
      from stock_place p, generate_series(0, ${DAYS_AHEAD}::int) d
      where p.kind = 'warehouse' and p.is_active
      on conflict do nothing`)
  }
}
