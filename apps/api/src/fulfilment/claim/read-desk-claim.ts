import type { deskClaim } from '@svetlitsa/api-client/claim-desk/contract'
import { isClaimOpen } from '@svetlitsa/domain/claim/claim-state'
import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { Context } from '../../platform/context/context.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { claim } from '../../schema/claim.table.ts'
import { canReturn } from '../order-return/return-lines.ts'
import { findDeskOrder } from './claim-desk.queries.ts'
import { findKeptLines } from './claimable-order.queries.ts'
import { readClaim } from './read-claim.ts'

export type DeskClaim = z.output<typeof deskClaim>

/** A claim with what staff need to decide it; null for one that the reader may not see. */
export async function readDeskClaim(context: Context, guid: string): Promise<DeskClaim | null> {
  const { db, session, language, services } = context
  const found = await findDeskOrder(context, db, guid)
  if (!found) return null
  const shown = await readClaim(context, db, eq(claim.id, found.claim.id))
  if (!shown) return null
  const translateText = await services.catalogue.getOfferTextTranslator(language)
  const lines = await findKeptLines(db, [found.order.id])
  const { name, phone } = found.checkout
  return {
    ...shown,
    customer: { name, phone },
    storeName: found.storeName,
    lines: lines.map((line) => ({
      id: line.lineId,
      name: [localizeName(line, language), translateText(line.finish)].filter(Boolean).join(', '),
      quantity: line.quantity,
      byMetre: line.byMetre,
      sum: line.sum,
      isClaimed: line.lineId === found.claim.orderLineId,
      kit: line.kit && localizeName(line.kit, language),
    })),
    currencySign: found.sign,
    isOpen: isClaimOpen(found.claim.state),
    canReturn: canReturn(found.order.state, session?.groups ?? [], { isClaimed: true }),
  }
}
