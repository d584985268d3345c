import type { user } from '@svetlitsa/api-client/session/contract'
import { isStaff, shouldPrefillContacts, userGroup } from '@svetlitsa/domain/identity/user-group'
import type * as z from 'zod'
import { countBasket } from '../../basket/basket/basket-count.queries.ts'
import { countFavourites } from '../../basket/favourite/favourite.queries.ts'
import { isLoggedInByCode } from '../../people/login/is-logged-in-by-code.ts'
import { isSubscribed } from '../../people/subscription/subscription.queries.ts'
import { findAccount } from '../../people/user/user.queries.ts'
import type { Session } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'

type User = z.output<typeof user>

export interface UserData {
  userData: false | User
  favorites: number
  basket: number
}

/** The user of the session with the counters of the header (auth.login). */
export async function readUserData(
  db: Db,
  session: Pick<Session, 'id' | 'userId' | 'sessid' | 'confirmedPhone' | 'verifiedAt'> | null,
): Promise<UserData> {
  const [favorites, basket, account] = await Promise.all([
    countFavourites(db, session),
    countBasket(db, session),
    session?.userId ? findAccount(db, session.userId) : null,
  ])
  if (!session || !account) return { userData: false, favorites, basket }
  const { id, name, phone, email, groups } = account
  return {
    favorites,
    basket,
    userData: {
      id,
      sessid: session.sessid,
      group: groups,
      name,
      phone: phone ?? '',
      email: email ?? '',
      favorites,
      isStaff: isStaff(groups),
      isAssembler: groups.includes(userGroup.assembler),
      prefillsContacts: shouldPrefillContacts(groups),
      isSubscribed: phone !== null && (await isSubscribed(db, phone)),
      isLoggedInByCode: isLoggedInByCode(session, account),
    },
  }
}
