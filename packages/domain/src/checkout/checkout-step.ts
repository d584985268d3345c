import { hasDeliveryAddress } from '../delivery/delivery-address.ts'

/** The numbered steps of the checkout; the current step is saved on the server (checkout.steps). */
export const checkoutSteps = { contacts: 1, delivery: 2, payment: 3 } as const

export type CheckoutStep = (typeof checkoutSteps)[keyof typeof checkoutSteps]

/**
 * Returns whether a step can be opened: all steps before it are done. Unknown numbers cannot be
 * opened.
 */
export function canOpenStep(step: number, doneSteps: readonly CheckoutStep[]): boolean {
  const steps = Object.values(checkoutSteps)
  return (
    steps.some((checkoutStep) => checkoutStep === step) &&
    steps.every((checkoutStep) => checkoutStep >= step || doneSteps.includes(checkoutStep))
  )
}

export interface ChosenDelivery {
  /** The kind of the chosen option; null before one is chosen. */
  kind: 'pickup' | 'courier' | 'transport' | 'delayed' | null
  address: string
  coordinates: { lat: number; lon: number } | null
  storeId: number | null
  /** Whether goods are carried up without the floor being known. */
  lacksFloor: boolean
  hasSlot: boolean
  /** Whether any slot can be chosen; without one the day is agreed by phone. */
  hasFreeSlots: boolean
}

/**
 * Returns what is missing before orders can be delivered as chosen (checkout.delivery), or null: an
 * option with its store or day, the address, or the floor to carry up to.
 */
export function findMissingDelivery(
  chosen: ChosenDelivery,
): 'delivery_missing' | 'address_missing' | 'floor_missing' | null {
  const { kind, address, coordinates, storeId, lacksFloor, hasSlot, hasFreeSlots } = chosen
  if (kind === null) return 'delivery_missing'
  if (kind === 'pickup') return storeId === null ? 'delivery_missing' : null
  if (!hasDeliveryAddress({ address, coordinates })) return 'address_missing'
  if (lacksFloor) return 'floor_missing'
  return kind === 'courier' && hasFreeSlots && !hasSlot ? 'delivery_missing' : null
}
