import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getShellState } from '@svetlitsa/api-client/contract/shell'
import { isStaff } from '@svetlitsa/domain/identity/is-staff'
import { showsHiddenBlocks } from '@svetlitsa/domain/identity/shows-hidden-blocks'
import { userGroup } from '@svetlitsa/domain/identity/user-group'
import type { Context } from '../../platform/context.ts'
import { findBasketOffers } from '../basket/basket-offer.queries.ts'
import { firstDeliveryDay, regionOutlook } from '../delivery/region-outlook.ts'
import { findFavouriteOffers } from '../favourite/favourite-offer.queries.ts'
import { regionDataOf } from '../region/region-data-of.ts'
import { findAccount } from '../user/user.queries.ts'
import { regionContacts } from './region-contacts.ts'

/** The person's own things in the header, in one call; a visitor without a session costs no query. */
export async function readShellState(context: Context): Promise<AnswerOf<typeof getShellState>> {
  const { db, services, session, region, language, now } = context
  const [outlook, [phone = null], lines, favoriteOfferIds, account] = await Promise.all([
    regionOutlook(context),
    regionContacts(context),
    session ? findBasketOffers(db, session) : [],
    session ? findFavouriteOffers(db, session) : [],
    session?.userId ? findAccount(db, session.userId) : null,
  ])
  const { ID, NAME, code, nameIn, kz, OWN_SHOP } = regionDataOf(region, language)
  const pieces = lines.reduce((sum, line) => sum + (line.byMetre ? 1 : line.quantity), 0)
  return {
    region: { ID, NAME, code, nameIn, kz, OWN_SHOP },
    showsHiddenBlocks: showsHiddenBlocks({
      groups: session?.groups ?? [],
      isSwitchedOn: session?.showsHiddenBlocks === true,
    }),
    phone,
    basketCount: pieces,
    basketOfferIds: [...new Set(lines.map(({ offerId }) => offerId))],
    favoriteOfferIds,
    user: account && {
      id: account.id,
      name: account.name,
      isStaff: isStaff(account.groups),
      isAssembler: account.groups.includes(userGroup.assembler),
    },
    deliveryDate: firstDeliveryDay(outlook, region, now),
    storeCount: outlook.stores.length,
    mapStyle: services.env.MAP_STYLE_URL || null,
  }
}
