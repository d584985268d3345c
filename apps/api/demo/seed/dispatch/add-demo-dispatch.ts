import { assemblyPeriods } from '@svetlitsa/domain/assembly/assembly-period'
import { defaultSlotReason } from '@svetlitsa/domain/assembly/assembly-slot'
import { addDays } from '@svetlitsa/domain/date/day'
import { userGroup } from '@svetlitsa/domain/identity/user-group'
import { sql } from 'drizzle-orm'
import { findToday } from '../../../src/fulfilment/dispatch/workplace.queries.ts'
import type { Db } from '../../../src/platform/database/database.ts'
import { bulkInsert } from '../database/bulk-insert.ts'
import { buildGuid } from '../random/random.ts'
import { demoUsers } from '../user/demo-users.ts'
import { demoAssemblers, demoCrews, demoLimits } from './demo-assemblers.ts'

const DAYS_AHEAD = 7

/** Adds the assemblers of Moscow with their next week, the crews and the limits (assembler.assign). */
export async function addDemoDispatch(tx: Db): Promise<void> {
  const logins = demoUsers.map(({ phone }) => phone)
  await bulkInsert(
    tx,
    'user_account',
    demoAssemblers
      .filter(({ phone }) => !logins.includes(phone))
      .map(({ name, phone }) => ({
        guid: buildGuid('user', phone),
        phone,
        name,
        groups: [userGroup.assembler, userGroup.everyone],
      })),
  )
  const idByPhone = await findAssemblerIds(tx)
  const warehouseId = await findWarehouse(tx)
  const today = await findToday(tx, new Date())
  await bulkInsert(
    tx,
    'assembler_profile',
    demoAssemblers.map(({ phone, area, dayCapacity }) => ({
      user_id: idByPhone.get(phone),
      warehouse_id: warehouseId,
      area,
      day_capacity: dayCapacity,
    })),
  )
  await bulkInsert(
    tx,
    'assembler_slot',
    demoAssemblers.flatMap(({ phone, ...schedule }) =>
      listSlots(schedule).map(({ daysAhead, ...slot }) => ({
        assembler_id: idByPhone.get(phone),
        day: addDays(today, daysAhead),
        ...slot,
      })),
    ),
  )
  await bulkInsert(
    tx,
    'delivery_crew',
    demoCrews.map(({ name, dayCapacity, isActive }) => ({
      warehouse_id: warehouseId,
      name,
      day_capacity: dayCapacity,
      is_active: isActive,
    })),
  )
  await bulkInsert(
    tx,
    'assembly_capacity',
    Object.entries(demoLimits).map(([daysAhead, slots]) => ({
      warehouse_id: warehouseId,
      day: addDays(today, Number(daysAhead)),
      slots,
    })),
  )
}

/** The accounts of the demonstration's assemblers, by phone. */
export async function findAssemblerIds(tx: Db): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ id: number; phone: string }>(
    sql`select id, phone from user_account where groups @> array[${userGroup.assembler}::int]`,
  )
  return new Map(rows.map(({ id, phone }) => [phone, id]))
}

/** The first warehouse that supplies the default region. */
async function findWarehouse(tx: Db): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select w.warehouse_id as id from region r
    join region_warehouse w on w.region_id = r.id
    where r.is_default order by w.position limit 1`)
  const [row] = rows
  if (!row) throw new Error('the default region has no warehouse')
  return row.id
}

function listSlots({ offered, away }: Pick<(typeof demoAssemblers)[number], 'offered' | 'away'>) {
  return Array.from({ length: DAYS_AHEAD }, (_, daysAhead) => {
    const isAway = away && daysAhead >= away.from && daysAhead <= away.to
    const periods = isAway ? assemblyPeriods.map((_period, index) => index) : offered
    const reason = isAway ? away.reason : defaultSlotReason
    return periods.map((period) => ({ daysAhead, period, reason }))
  }).flat()
}
