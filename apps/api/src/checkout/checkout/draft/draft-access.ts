import { canEditCheckout } from '@svetlitsa/domain/checkout/can-edit-checkout'
import { canSeeAllOrders } from '@svetlitsa/domain/identity/can-see-all-orders'
import { findPaidCheckout } from '../../../payment/payment/payment.queries.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { DraftRow } from '../../draft/checkout-draft.queries.ts'

export type OrderedCheckout = NonNullable<Awaited<ReturnType<typeof findPaidCheckout>>>

/** A draft with the checkout of its orders, which decides on its contacts once they are made. */
export interface LoadedDraft {
  draft: DraftRow
  ordered: OrderedCheckout | null
}

export async function loadDraft(db: Db, draft: DraftRow): Promise<LoadedDraft> {
  const ordered =
    draft.checkoutGuid === null ? null : await findPaidCheckout(db, draft.checkoutGuid)
  return { draft, ordered }
}

/** Whether the visitor may change a draft; the link alone is not enough (checkout.masked). */
export function canEditDraft({ session }: Context, { draft, ordered }: LoadedDraft): boolean {
  return canEditCheckout(ordered ?? draft, session)
}

/** Whether the visitor sees contacts and address: whoever may change them, and who sees all orders. */
export function canSeeDraft(context: Context, loaded: LoadedDraft): boolean {
  return canEditDraft(context, loaded) || canSeeAllOrders(context.session?.groups ?? [])
}

/**
 * The context in which the basket of a draft is read and ordered: that of the session or customer it
 * belongs to, in its region. On another device the reader's own basket is another one.
 */
export function toDraftContext(context: Context, { draft }: LoadedDraft): Context {
  const region = context.services.regions.find(draft.regionId) ?? context.region
  const { session } = context
  const reader = session ?? NOBODY
  return { ...context, region, session: { ...reader, id: draft.sessionId, userId: draft.userId } }
}

/** Whoever reads a masked link without a session. */
const NOBODY = {
  groups: [],
  sessid: '',
  storeId: null,
  confirmedPhone: null,
  pendingUserId: null,
  showsHiddenBlocks: false,
  provedAt: null,
  knownPhones: [],
}
