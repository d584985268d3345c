import type { CallAnswer } from '../call/call.ts'
import type * as shell from '../shell/contract.ts'

/** The state of the header for a guest in Moscow who has chosen nothing yet. */
export const guestState: CallAnswer<typeof shell.getShellState> = {
  region: { ID: 1, NAME: 'Москва', code: 'moskva', nameIn: 'в Москве', kz: false, OWN_SHOP: 'Y' },
  showsHiddenBlocks: false,
  phone: null,
  basketCount: 0,
  basketOfferIds: [],
  favoriteOfferIds: [],
  favoriteProjectIds: [],
  user: null,
  deliveryDate: null,
  storeCount: 1,
  mapStyle: null,
}
