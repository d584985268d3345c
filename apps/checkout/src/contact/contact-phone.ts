import { atom } from 'jotai'

/** The phone entered in the contacts, shared with the coupon form, which needs it too. */
export const contactPhoneAtom = atom('')

/** Whether a coupon was submitted without a valid phone (basket.coupon). */
export const phoneErrorAtom = atom(false)
