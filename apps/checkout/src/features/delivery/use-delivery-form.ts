import {
  type DeliveryItem,
  type DeliveryOption,
  useAddressPrice,
  useSetDelivery,
} from '@svetlitsa/api-client/delivery/queries'
import { hasDeliveryAddress } from '@svetlitsa/domain/delivery/delivery-address'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { calculateServicesSum } from '@svetlitsa/shell/delivery/calculate-services-sum'
import type { DeliveryFields } from '@svetlitsa/shell/delivery/delivery-fields'
import {
  type FormOutcome,
  type FormProblems,
  useCallForm,
} from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { getInitialFields } from './delivery-fields.ts'
import { dropDraft, readDraft, storeDraft } from './draft-storage.ts'

export type DeliveryForm = ReturnType<typeof useDeliveryForm>

const fieldsByRefusal: Partial<Record<string, keyof DeliveryFields>> = {
  address_missing: 'typedAddress',
  outside_zones: 'typedAddress',
  floor_missing: 'floor',
  slot_taken: 'slotFrom',
}

/** The delivery choices of an order, kept through a reload until they are saved, and their price. */
export function useDeliveryForm(basketGroup: string, item: DeliveryItem, onSaved: () => void) {
  const t = useTexts(checkoutTexts)
  const { orderId, options } = item
  const { mutateAsync } = useSetDelivery(basketGroup)
  const findOption = ({ optionId }: DeliveryFields) =>
    options.find(({ id }) => String(id) === optionId)

  const check = (fields: DeliveryFields): FormProblems<DeliveryFields> => {
    const { place, typedAddress, storeId } = fields
    const option = findOption(fields)
    if (option?.kind === 'pickup' && !storeId) return { storeId: t('delivery.choose') }
    if (!option?.addressBar) return {}
    if (!hasDeliveryAddress({ address: typedAddress, coordinates: place }))
      return { typedAddress: t('delivery.addressMissing') }
    if (fields.lift !== 'none' && fields.floor === null)
      return { floor: t('delivery.floorMissing') }
    const lacksSlot = option.days.length > 0 && !findSlot(option, fields)
    return lacksSlot ? { slotFrom: t('delivery.chooseSlot') } : {}
  }
  const delivery = useCallForm({
    values: () => readFields(item),
    check,
    toInput: (fields) => {
      const option = findOption(fields)
      return option ? buildInput({ orderId, option, fields, price }) : null
    },
    canSubmit: (fields) => findOption(fields) !== undefined,
    call: async (input): Promise<FormOutcome<unknown>> => {
      const outcome = await mutateAsync(input)
      if (outcome.ok) return outcome
      const { reason, message } = outcome
      const field = fieldsByRefusal[reason]
      return { ok: false, message, fields: field ? { [field]: message } : {} }
    },
    onDone: () => {
      dropDraft(orderId)
      onSaved()
    },
    failed: t('delivery.failed'),
  })
  const { form } = delivery
  const fields: DeliveryFields = form.watch()
  const option = findOption(fields)
  const { place } = fields
  const { data: priced } = useAddressPrice(
    option?.addressBar && place
      ? {
          basketGroup,
          id: option.id,
          orderId,
          coordinates: { lat: place.lat, lon: place.lon },
        }
      : null,
  )
  const price: number = (priced?.ok ? priced.answer.deliveryPrice : undefined) ?? option?.price ?? 0
  const change = (changed: Partial<DeliveryFields>) => {
    delivery.change(changed)
    // A choice decides what else is needed.
    form.clearErrors()
    storeDraft(orderId, form.getValues())
  }
  return {
    ...delivery,
    fields,
    change,
    option,
    /** Where the address is, once it is priced. */
    location: priced?.ok ? priced.answer : null,
    /** Why nothing is delivered to the address. */
    refusal: priced && !priced.ok ? priced.message : null,
    price,
    services: option?.services ? calculateServicesSum(option.services, fields) : 0,
  }
}

function readFields(item: DeliveryItem): DeliveryFields {
  const stored = readDraft(item.orderId)
  const isOffered = item.options.some(({ id }) => String(id) === stored?.optionId)
  return stored && isOffered ? stored : getInitialFields(item)
}

function findSlot({ days }: DeliveryOption, { day, slotFrom }: DeliveryFields) {
  return days.find(({ date }) => date === day)?.slots.find(({ timeFrom }) => timeFrom === slotFrom)
}

interface DeliveryToSave {
  orderId: string
  option: DeliveryOption
  fields: DeliveryFields
  price: number
}

function buildInput({ orderId, option, fields, price }: DeliveryToSave) {
  const { place, typedAddress, storeId, lift } = fields
  const slot = findSlot(option, fields)
  return {
    id: option.id,
    orderId,
    description: option.name,
    comment: fields.comment,
    assembly: fields.assembly,
    ...(option.kind === 'pickup' ? { storeId: Number(storeId) } : {}),
    ...(option.addressBar
      ? {
          address: typedAddress,
          apartment: fields.apartment,
          entrance: fields.entrance,
          coordinates: place && { lat: place.lat, lon: place.lon },
          toDoor: fields.toDoor,
          lift,
          ...(fields.floor === null ? {} : { floor: fields.floor }),
        }
      : {}),
    // Only an address and a kit have a price of their own (delivery.price).
    ...(option.addressBar || option.isKit ? { sum: price } : {}),
    ...(option.option.type === 'delayed' ? { delayedDelivery: true } : {}),
    ...(slot ? { slotId: slot.id } : {}),
  }
}
