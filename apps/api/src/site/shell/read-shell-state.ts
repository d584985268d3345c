import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getShellState } from '@svetlitsa/api-client/shell/contract'
import { canSeeHiddenBlocks, isStaff, userGroup } from '@svetlitsa/domain/identity/user-group'
import { findBasketOffers } from '../../basket/basket/basket-offer.queries.ts'
import { findFavouriteOffers } from '../../basket/favourite/favourite-offer.queries.ts'
import { findProjectIds } from '../../basket/favourite/favourite-project.queries.ts'
import { findAccount } from '../../people/user/user.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import { toRegionData } from '../../shop/region/to-region-data.ts'
import {
  findFirstDeliveryDay,
  getRegionDeliverySummary,
} from '../../supply/delivery/get-region-delivery-summary.ts'
import { getRegionContacts } from './get-region-contacts.ts'

/** The personal data of the header in one call; a visitor without a session costs no query. */
export async function readShellState(context: Context): Promise<CallAnswer<typeof getShellState>> {
  const { db, services, session, region, language, now } = context
  const [deliverySummary, [phone = null], lines, favoriteOfferIds, favoriteProjectIds, account] =
    await Promise.all([
      getRegionDeliverySummary(context),
      getRegionContacts(context),
      session ? findBasketOffers(db, session) : [],
      session ? findFavouriteOffers(db, session) : [],
      session ? findProjectIds(db, session) : [],
      session?.userId ? findAccount(db, session.userId) : null,
    ])
  const { ID, NAME, code, nameIn, kz, OWN_SHOP } = toRegionData(region, language)
  const pieces = lines.reduce((sum, line) => sum + (line.byMetre ? 1 : line.quantity), 0)
  return {
    region: { ID, NAME, code, nameIn, kz, OWN_SHOP },
    showsHiddenBlocks: canSeeHiddenBlocks({
      groups: session?.groups ?? [],
      isSwitchedOn: session?.showsHiddenBlocks === true,
    }),
    phone,
    basketCount: pieces,
    basketOfferIds: [...new Set(lines.map(({ offerId }) => offerId))],
    favoriteOfferIds,
    favoriteProjectIds,
    user: account && {
      id: account.id,
      name: account.name,
      isStaff: isStaff(account.groups),
      isAssembler: account.groups.includes(userGroup.assembler),
      isPartner: account.groups.includes(userGroup.designer),
    },
    deliveryDate: findFirstDeliveryDay(deliverySummary, now),
    storeCount: deliverySummary.stores.length,
    mapStyle: services.env.MAP_STYLE_URL || null,
  }
}
