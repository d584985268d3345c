import type { OrderFields } from './use-place-order.ts'

const KEY = 'order-contacts'
export const emptyContacts: OrderFields = { name: '', phoneNumber: '', email: '', noCall: false }

/** The contacts as they were left in this tab; empty if nothing was typed. */
export function readContactDraft(): OrderFields {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isDraft(stored) ? stored : emptyContacts
  } catch {
    return emptyContacts
  }
}

export function storeContactDraft(fields: Partial<OrderFields>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...emptyContacts, ...fields }))
  } catch {
    // Without storage the form works, but a reload empties it.
  }
}

export function dropContactDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored either.
  }
}

function isDraft(stored: unknown): stored is OrderFields {
  if (typeof stored !== 'object' || stored === null) return false
  const values = new Map(Object.entries(stored))
  return Object.entries(emptyContacts).every(
    ([name, empty]) => typeof values.get(name) === typeof empty,
  )
}
