import { atomWithStorage, createJSONStorage } from 'jotai/utils'

/** A code is valid for five minutes (ADR 0041). */
const LIFE_MS = 5 * 60_000

/** A code on its way to a number. */
export interface SentBonusCode {
  /** 11 digits. */
  phone: string
  /** In epoch milliseconds. */
  endsAt: number
  againAt: number
}

/** Kept in the tab, so that the countdown and the code survive a reload. */
export const sentBonusCodeAtom = atomWithStorage<SentBonusCode | null>(
  'svetlitsa-bonus-code',
  null,
  createJSONStorage(() => sessionStorage),
  { getOnInit: true },
)

export function createSentBonusCode(
  phone: string,
  waitSeconds: number,
  now: number,
): SentBonusCode {
  return { phone, endsAt: now + LIFE_MS, againAt: now + waitSeconds * 1_000 }
}
