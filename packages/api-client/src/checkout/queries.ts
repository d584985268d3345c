import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '../call/call.ts'
import { type Checkout, getCheckoutQueryOptions, storeCheckout } from './checkout-cache.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'
import { useCheckoutWrite } from './use-checkout-write.ts'

export type { Checkout } from './checkout-cache.ts'

export type StepInput = Omit<CallInput<typeof contract.saveCheckoutStep>, 'id'>
export type FieldSetInput = Omit<CallInput<typeof contract.saveCheckoutDelivery>, 'id'>
export type SlotInput = Omit<CallInput<typeof contract.chooseCheckoutSlot>, 'id'>

const pickWhole = (checkout: Checkout) => checkout

/**
 * The checkout of a hash, or of the basket of this visitor where the hash is empty. It is read again
 * when the person comes back to the page: staff or another device may have changed it.
 */
export function useCheckout(id: string) {
  return useQuery({ ...getCheckoutQueryOptions(id), refetchOnWindowFocus: 'always' })
}

/** Saves what was typed at step 1, or moves to another step. */
export function useSaveStep(id: string) {
  return useCheckoutWrite<typeof contract.saveCheckoutStep, StepInput>(id, {
    write: (input) => api.saveCheckoutStep({ id, ...input }),
    pick: pickWhole,
    patch: (checkout, { managerCall = checkout.managerCall }) => ({ ...checkout, managerCall }),
  })
}

/** Saves typed contacts while the page is being left; nobody waits for the answer. */
export function saveStepOnLeave(id: string, input: StepInput): void {
  void api.saveCheckoutStep({ id, ...input }, { keepalive: true }).catch(() => undefined)
}

/** The same for a typed address. */
export function saveFieldSetOnLeave(id: string, input: FieldSetInput): void {
  void api.saveCheckoutDelivery({ id, ...input }, { keepalive: true }).catch(() => undefined)
}

export function useSendCheckoutCode(id: string) {
  return useMutation({ mutationFn: (phone: string) => api.sendCheckoutCode({ id, phone }) })
}

/** Confirms the phone by its code, which opens the checkout to whoever had only the link. */
export function useCheckCheckoutCode(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: { phone: string; code: number }) => api.checkCheckoutCode({ id, ...input }),
    onSuccess: (outcome) => {
      if (outcome.ok) storeCheckout(client, outcome.answer.checkout)
    },
  })
}

export function useChooseDelivery(id: string) {
  return useCheckoutWrite<typeof contract.chooseCheckoutDelivery, number>(id, {
    write: (deliveryId) => api.chooseCheckoutDelivery({ id, deliveryId }),
    pick: pickWhole,
    patch: ({ delivery, ...checkout }, deliveryId) => ({
      ...checkout,
      delivery: { ...delivery, id: deliveryId },
    }),
  })
}

/** Delivers on a chosen day, or lets the customer name the day later (delivery.delayed). */
export function useChooseDeliveryType(id: string) {
  return useCheckoutWrite<typeof contract.chooseCheckoutDeliveryType, 'plain' | 'delayed'>(id, {
    write: (type) => api.chooseCheckoutDeliveryType({ id, type }),
    pick: pickWhole,
    patch: ({ delivery, ...checkout }, type) => {
      const chosen = delivery.list.find(
        ({ addressBar, option }) => addressBar && option.type === type,
      )
      return { ...checkout, delivery: { ...delivery, id: chosen?.id ?? delivery.id, type } }
    },
  })
}

export function useSaveFieldSet(id: string) {
  return useCheckoutWrite<typeof contract.saveCheckoutDelivery, FieldSetInput>(id, {
    write: (input) => api.saveCheckoutDelivery({ id, ...input }),
    pick: pickWhole,
    patch: ({ delivery, ...checkout }, { address, ...input }) => {
      const fieldSet = {
        ...delivery.fieldSet,
        ...input,
        address: { ...delivery.fieldSet.address, ...address },
      }
      return { ...checkout, delivery: { ...delivery, fieldSet } }
    },
  })
}

export function useChooseSlot(id: string) {
  return useCheckoutWrite<typeof contract.chooseCheckoutSlot, SlotInput>(id, {
    write: (slot) => api.chooseCheckoutSlot({ id, ...slot }),
    pick: pickWhole,
    patch: ({ delivery, ...checkout }, dateAndTime) => ({
      ...checkout,
      delivery: { ...delivery, dateAndTime },
    }),
  })
}

export function useSaveAssembly(id: string) {
  return useCheckoutWrite<typeof contract.saveCheckoutAssembly, boolean>(id, {
    write: (furnitureAssembly) => api.saveCheckoutAssembly({ id, furnitureAssembly }),
    pick: pickWhole,
    patch: (checkout, furnitureAssembly) => ({ ...checkout, services: { furnitureAssembly } }),
  })
}
