import { needsStore, type StaffRole } from '@svetlitsa/domain/staff/staff-role'
import type { Db } from '../../platform/database/database.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { findStaffStores } from './staff.queries.ts'

/** The store that a role gets: an open one for sellers, none for the others. */
export async function findAssignedStore(
  db: Db,
  { role, storeId }: { role: StaffRole; storeId: number | null },
): Promise<number | null | Refusal<'store_needed' | 'store_unknown'>> {
  if (!needsStore(role)) return null
  if (storeId === null) return refuse('store_needed')
  const [store] = await findStaffStores(db, storeId)
  return store ? store.id : refuse('store_unknown')
}
