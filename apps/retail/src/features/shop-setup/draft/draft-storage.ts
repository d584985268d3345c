import * as z from 'zod/mini'
import type { SetupDraft } from './setup-draft.ts'

const KEY = 'shop-setup'

/** What was typed and not saved, with the version of the setup from which it began. */
export interface KeptDraft {
  version: string
  draft: SetupDraft
}

const text = z.string()
const names = z.object({ ru: text, kk: text, en: text })
const place = { name: text, city: text, address: text }
const prices = z.object({
  courier: text,
  courierFreeFrom: text,
  outsidePerKm: text,
  toDoor: text,
  lift: text,
  floor: text,
})

/** The storage may hold a draft of an earlier release, or what somebody put there. */
const keptDraft = z.object({
  version: text,
  draft: z.object({
    brand: z.object({
      name: names,
      mark: z.nullable(text),
      colours: z.object({ light: text, dark: text }),
    }),
    hasOwnColours: z.boolean(),
    legal: z.object({
      seller: text,
      inn: text,
      kpp: text,
      ogrn: text,
      address: text,
      phone: text,
      email: text,
      bank: z.object({ name: text, bic: text, account: text, correspondentAccount: text }),
      vatPercent: text,
    }),
    languages: z.array(z.enum(['ru', 'kk', 'en'])),
    regions: z.array(text),
    warehouse: z.object(place),
    hasStore: z.boolean(),
    store: z.object({
      ...place,
      phone: text,
      hours: z.array(z.object({ days: text, opens: text, closes: text })),
    }),
    tariffs: z.object({ RUB: prices, KZT: prices }),
    payments: z.object({ onReceipt: z.boolean(), bill: z.boolean() }),
    promises: z.object({
      bonusLevels: z.array(z.object({ upTo: text, percent: text })),
      bonusSpendPercent: text,
      subscriptionBonus: text,
      assemblyPercent: text,
      assemblyMinimum: text,
    }),
  }),
})

/**
 * Survives a reload of the tab, and nothing else: it may hold an account of a bank. Null for
 * anything that is no draft.
 */
export function readKeptDraft(): KeptDraft | null {
  try {
    return keptDraft.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data ?? null
  } catch {
    // No storage, or no JSON in it.
    return null
  }
}

export function keepDraft(kept: KeptDraft | null): void {
  try {
    if (kept) sessionStorage.setItem(KEY, JSON.stringify(kept))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage the draft lives as long as the page.
  }
}
