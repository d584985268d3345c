import { buildKitProjectId } from '@svetlitsa/domain/kit/kit'
import type { Db } from '../../platform/database/database.ts'
import { findRequiredParts } from './kit-part.queries.ts'

interface RequestedOffer {
  offerId: number
  quantity: number
  projectId?: string | null
}

/**
 * Replaces each kit among the requested items with its required parts: a kit is sold as its parts,
 * linked by a common kit project (ADR 0044).
 */
export async function expandKits(
  db: Db,
  items: readonly RequestedOffer[],
): Promise<RequestedOffer[]> {
  const rows = await findRequiredParts(
    db,
    items.map(({ offerId }) => offerId),
  )
  return items.flatMap((item) => {
    const parts = rows.filter(({ offerId }) => offerId === item.offerId)
    if (parts.length === 0) return [item]
    return parts.map(({ kitId, partId, count }) => ({
      offerId: partId,
      quantity: item.quantity * count,
      projectId: item.projectId ?? buildKitProjectId(kitId),
    }))
  })
}
