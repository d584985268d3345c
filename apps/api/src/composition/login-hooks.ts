import { mergeBasket } from '../basket/basket/merge-basket.ts'
import { mergeFavourites } from '../basket/favourite/favourite.queries.ts'
import { mergeProjects } from '../basket/favourite/favourite-project.queries.ts'
import { mergeConstructorProjects } from '../basket/project/merge-constructor-projects.ts'
import { joinCheckoutDraft } from '../checkout/draft/checkout-draft.queries.ts'
import { mergeGuestOrders } from '../order/order/merge-guest-orders.ts'
import type { LoginHook } from '../people/login/merge-guest-data.ts'

/** What a guest's data become at a login, in this order. */
export const loginHooks: readonly LoginHook[] = [
  // A draft is locked before its basket, here as by whoever orders.
  joinCheckoutDraft,
  mergeBasket,
  mergeFavourites,
  mergeProjects,
  mergeGuestOrders,
  mergeConstructorProjects,
]
