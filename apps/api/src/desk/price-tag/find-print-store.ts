import { canSeeAllOrders } from '@svetlitsa/domain/identity/user-group'
import type { Context } from '../../platform/context/context.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { Region } from '../../shop/region/region-directory.ts'
import { findMainStore, findOpenStore, type StoreRow } from './print-store.queries.ts'

/** The store whose tags are printed, and the region whose prices they show. */
export interface PrintStore {
  store: StoreRow
  region: Region
}

type StoreRefusal = Refusal<'store_missing' | 'store_foreign' | 'store_unknown'>

/**
 * The store for which the member of staff prints. A seller prints for the own store only; others for
 * any store, by default for their own or the main store of the region they are in (ADR 0041).
 */
export async function findPrintStore(
  context: Context,
  storeId: number | undefined,
): Promise<PrintStore | StoreRefusal> {
  const { db, session, services } = context
  const ownId = session?.storeId ?? null
  if (!canSeeAllOrders(session?.groups ?? [])) {
    if (ownId === null) return refuse('store_missing')
    if (storeId !== undefined && storeId !== ownId) return refuse('store_foreign')
  }
  const chosenId = storeId ?? ownId
  const store =
    chosenId === null
      ? await findMainStore(db, context.region.id)
      : await findOpenStore(db, chosenId)
  const region = store && services.regions.find(store.regionId)
  return store && region ? { store, region } : refuse('store_unknown')
}
