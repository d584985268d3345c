import {
  type Checkout,
  type FieldSetInput,
  saveFieldSetOnLeave,
  useChooseDelivery,
  useChooseDeliveryType,
  useChooseSlot,
  useSaveAssembly,
  useSaveFieldSet,
} from '@svetlitsa/api-client/checkout/queries'
import { usePlaceLocation } from '@svetlitsa/api-client/delivery/queries'
import type { DeliveryFields } from '@svetlitsa/shell/delivery/delivery-fields'
import { useRef, useState } from 'react'
import { useDraft } from '../../../draft/use-draft.ts'
import { findFirstSlot } from './find-first-slot.ts'

export type DeliveryChoice = ReturnType<typeof useDeliveryChoice>

type Typed = Pick<
  DeliveryFields,
  'place' | 'typedAddress' | 'apartment' | 'entrance' | 'floor' | 'comment'
>

/**
 * The delivery of a checkout as fields. Choices are saved at once and typed texts as a draft; what
 * the server answers is shown, except in the texts, which belong to whoever types them.
 */
export function useDeliveryChoice(checkout: Checkout) {
  const { id, delivery, services, basketGroup } = checkout
  const { list, fieldSet, dateAndTime } = delivery
  const chooseDelivery = useChooseDelivery(id)
  const chooseType = useChooseDeliveryType(id)
  const saveFieldSet = useSaveFieldSet(id)
  const chooseSlot = useChooseSlot(id)
  const saveAssembly = useSaveAssembly(id)
  const [typed, setTyped] = useState<Typed>(() => toTyped(delivery.fieldSet))
  const [shownDay, setShownDay] = useState<string | null>(null)
  const { send, waitForCalls } = useOpenCalls()
  const draft = useDraft<FieldSetInput>({
    save: (input) => send(saveFieldSet.mutateAsync(input)),
    saveOnLeave: (input) => saveFieldSetOnLeave(id, input),
  })
  const option = list.find((candidate) => candidate.id === delivery.id)
  const { data: located } = usePlaceLocation(option?.addressBar ? typed.place : null)
  const { liftToFloor, toDoor, storeId } = fieldSet

  /** A choice that fails is told by its call, and shown as it was before. */
  const choose = (call: Promise<{ ok: boolean }>) => void send(call).catch(() => undefined)
  const chooseOption = (deliveryId: number) => {
    setShownDay(null)
    const chosen = list.find((candidate) => candidate.id === deliveryId)
    if (chosen?.option.type === 'delayed') choose(chooseType.mutateAsync('delayed'))
    else choose(chooseDelivery.mutateAsync(deliveryId))
    chooseFirstSlot(chosen)
  }
  /** The earliest day is what most people want; it can be changed like any other choice. */
  const chooseFirstSlot = (chosen: typeof option) => {
    const slot = chosen?.kind === 'courier' && !dateAndTime && findFirstSlot(chosen.days)
    if (slot) choose(chooseSlot.mutateAsync(slot))
  }
  const changeAddress = (changed: Partial<Omit<Typed, 'comment'>>) => {
    const next = { ...typed, ...changed }
    setTyped(next)
    const { place, typedAddress, apartment, entrance, floor } = next
    const coords = place && { lat: place.lat, lon: place.lon }
    // An order keeps its address until the whole of another one is known.
    if (basketGroup && !coords) return
    draft.change({
      address: { street: typedAddress, apartment, entrance, coords },
      liftToFloor: { kind: liftToFloor.kind, floor },
    })
    if (changed.place) {
      void draft.flush()
      chooseFirstSlot(option)
    }
  }
  const changeComment = (comment: string) => {
    setTyped({ ...typed, comment })
    draft.change({ comment })
  }
  const changeSlot = ({ day, slotFrom }: Pick<DeliveryFields, 'day' | 'slotFrom'>) => {
    setShownDay(day)
    const slot = option?.days
      .find(({ date }) => date === day)
      ?.slots.find(({ timeFrom }) => timeFrom === slotFrom)
    if (!slot) return
    const { timeFrom, timeTo } = slot
    choose(chooseSlot.mutateAsync({ date: day, timeFrom, timeTo }))
  }
  const changeServices = (
    changed: Partial<Pick<DeliveryFields, 'toDoor' | 'lift' | 'assembly'>>,
  ) => {
    const { assembly, toDoor: isCarried } = changed
    if (assembly !== undefined) choose(saveAssembly.mutateAsync(assembly))
    if (isCarried !== undefined) choose(saveFieldSet.mutateAsync({ toDoor: isCarried }))
    if (changed.lift === undefined) return
    // With the floor that was just typed, which an earlier draft must not take back.
    draft.change({ liftToFloor: { kind: changed.lift, floor: typed.floor } })
    void draft.flush()
  }

  const savedDay = dateAndTime?.date ?? ''
  const day = shownDay ?? savedDay
  const choices = [saveFieldSet, chooseDelivery, chooseType, chooseSlot, saveAssembly]
  const outcome = choices.map(({ data }) => data).find((answer) => answer?.ok === false)
  const refused = outcome && !outcome.ok ? outcome : null
  /** Whether everything that was typed and chosen is saved, and nothing of it was refused. */
  const settle = async (): Promise<boolean> => {
    const typing = draft.flush()
    const isAccepted = await waitForCalls()
    await typing
    return isAccepted
  }
  return {
    option,
    typed,
    fields: {
      storeId: storeId === null ? '' : String(storeId),
      day,
      slotFrom: day === savedDay ? (dateAndTime?.timeFrom ?? null) : null,
      toDoor,
      lift: liftToFloor.kind,
      floor: typed.floor,
      assembly: services.furnitureAssembly,
    },
    location: located?.ok ? located.answer : null,
    /** Why a choice was not accepted, by its field. */
    refusals: toRefusals(refused, located && !located.ok ? located.message : null),
    isUnsaved: draft.isUnsaved,
    /** Why a choice could not be sent; what is typed is sent again. */
    error: draft.isUnsaved ? null : (choices.find(({ error }) => error)?.error ?? null),
    flush: draft.flush,
    settle,
    chooseOption,
    chooseStore: (store: string) => choose(saveFieldSet.mutateAsync({ storeId: Number(store) })),
    changeAddress,
    changeComment,
    changeSlot,
    changeServices,
  }
}

/** The calls that have no answer yet. */
function useOpenCalls() {
  const calls = useRef(new Set<Promise<boolean>>())
  const send = <Outcome extends { ok: boolean }>(call: Promise<Outcome>): Promise<Outcome> => {
    const accepted = call.then(
      ({ ok }) => ok,
      () => false,
    )
    calls.current.add(accepted)
    void accepted.finally(() => calls.current.delete(accepted))
    return call
  }
  /** Resolves with their answers: whether all were accepted. */
  const waitForCalls = async () => (await Promise.all(calls.current)).every(Boolean)
  return { send, waitForCalls }
}

type RefusedField = 'option' | 'store' | 'address' | 'floor' | 'slot'

const fieldsByRefusal: Partial<Record<string, RefusedField>> = {
  option_unknown: 'option',
  store_unknown: 'store',
  address_missing: 'address',
  outside_zones: 'address',
  floor_missing: 'floor',
  slot_taken: 'slot',
}

function toRefusals(
  refused: { reason: string; message: string } | null,
  addressRefusal: string | null,
) {
  const field = refused && (fieldsByRefusal[refused.reason] ?? 'other')
  const find = (name: typeof field) => (field === name ? (refused?.message ?? null) : null)
  return {
    option: find('option'),
    store: find('store'),
    address: find('address') ?? addressRefusal,
    floor: find('floor'),
    slot: find('slot'),
    other: find('other'),
  }
}

function toTyped({ address, liftToFloor, comment }: Checkout['delivery']['fieldSet']): Typed {
  const { street, apartment, entrance, coords } = address
  return {
    place: coords && { ...coords, value: street || null },
    typedAddress: street,
    apartment,
    entrance,
    floor: liftToFloor.floor,
    comment,
  }
}
