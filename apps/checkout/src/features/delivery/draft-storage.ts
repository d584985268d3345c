import type { DeliveryFields } from '@svetlitsa/shell/delivery/delivery-fields'
import { emptyDelivery } from './delivery-fields.ts'

const getKey = (orderId: string) => `delivery-draft-${orderId}`

/** The form as it was left in this tab; null if nothing was typed or an older build stored it. */
export function readDraft(orderId: string): DeliveryFields | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(getKey(orderId)) ?? 'null')
    return isDraft(stored) ? stored : null
  } catch {
    return null
  }
}

export function storeDraft(orderId: string, fields: DeliveryFields): void {
  try {
    sessionStorage.setItem(getKey(orderId), JSON.stringify(fields))
  } catch {
    // Without storage the form works, but a reload empties it.
  }
}

export function dropDraft(orderId: string): void {
  try {
    sessionStorage.removeItem(getKey(orderId))
  } catch {
    // Nothing was stored either.
  }
}

function isDraft(stored: unknown): stored is DeliveryFields {
  if (typeof stored !== 'object' || stored === null) return false
  const values = new Map(Object.entries(stored))
  return Object.entries(emptyDelivery).every(
    ([name, empty]) =>
      values.has(name) && (empty === null || typeof values.get(name) === typeof empty),
  )
}
