import { canEditCheckout } from '@svetlitsa/domain/checkout/checkout-access'
import { canSeeAllOrders } from '@svetlitsa/domain/identity/user-group'
import { findPaidCheckout } from '../../../payment/payment/payment.queries.ts'
import type { Shopper } from '../../../people/session/shopper.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import type { DraftRow } from '../../draft/checkout-draft.queries.ts'
import { lockCurrentDraft } from './open-draft.ts'

export type OrderedCheckout = NonNullable<Awaited<ReturnType<typeof findPaidCheckout>>>

/** A draft with the checkout of its orders, which decides on its contacts once they are made. */
export interface LoadedDraft {
  draft: DraftRow
  ordered: OrderedCheckout | null
}

export async function loadDraft(db: Db, draft: DraftRow): Promise<LoadedDraft> {
  const ordered = draft.basketGroup === null ? null : await findPaidCheckout(db, draft.basketGroup)
  return { draft, ordered }
}

/** A draft that the visitor may change, locked; without a hash that of the own basket. */
export async function lockEditableDraft(
  context: Context,
  tx: Db,
  hash: string,
): Promise<LoadedDraft | Refusal<'not_found' | 'basket_empty' | 'not_owner'>> {
  const draft = await lockCurrentDraft(context, tx, hash)
  if (draft instanceof Refusal) return draft
  const loaded = await loadDraft(tx, draft)
  return canEditDraft(context, loaded) ? loaded : refuse('not_owner')
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
 * Whose basket a draft is about, in its region: the session or customer that the draft belongs to, with
 * what the visitor has verified. On another device the visitor's own basket is another one.
 */
export function getDraftOwner(
  { services, session, region, language, now }: Shopper,
  { draft }: Pick<LoadedDraft, 'draft'>,
): Shopper {
  const { groups = [], confirmedPhone = null } = session ?? {}
  return {
    services,
    session: { id: draft.sessionId, userId: draft.userId, groups, confirmedPhone },
    region: services.regions.find(draft.regionId) ?? region,
    language,
    now,
  }
}
