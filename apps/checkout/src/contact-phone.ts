import { atom } from 'jotai'

/** The phone as it stands in the contacts: the promo code beside them needs it too. */
export const contactPhoneAtom = atom('')

/** Whether the promo code asked for the phone in vain (account §5). */
export const phoneFlagAtom = atom(false)
