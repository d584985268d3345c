import { atomWithStorage } from 'jotai/utils'

/** A code on its way to a number. */
interface SentCheckoutCode {
  /** 11 digits. */
  phone: string
  /** When another code may be requested, in epoch milliseconds. */
  againAt: number
}

/** A code is valid for five minutes (ADR 0041). */
const lifeMs = 5 * 60_000

/** Stored locally, so that code and countdown survive a reload (checkout.contacts). */
export const sentCheckoutCodeAtom = atomWithStorage<SentCheckoutCode | null>(
  'svetlitsa-checkout-code',
  null,
  undefined,
  { getOnInit: true },
)

/** Whether a code that was sent to the number can still be typed. */
export function isCodeUsable(sent: SentCheckoutCode | null, phone: string, now: number): boolean {
  return sent?.phone === phone && now < sent.againAt + lifeMs
}
