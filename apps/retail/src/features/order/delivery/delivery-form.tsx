import { useAddressPrice } from '@svetlitsa/api-client/delivery/queries'
import {
  type RetailOrder,
  useRetailDelivery,
  useSetRetailDelivery,
} from '@svetlitsa/api-client/retail-order/queries'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import { Field } from '@svetlitsa/ui/forms/field'
import { Select } from '@svetlitsa/ui/forms/select'
import { useState } from 'react'
import { OrderFormFrame } from '../../../order-move/order-form-frame.tsx'
import { useMoveOrder } from '../../../order-move/use-move-order.ts'
import { AddressField, type ChosenAddress } from './address-field.tsx'

type DeliveryFormProps = { order: RetailOrder; onDone: () => void }

const noSlot = 'none'

/** Chooses how an order is delivered: pick-up in a store, or an address with day and time. */
export function DeliveryForm({ order, onDone }: DeliveryFormProps) {
  const t = useTexts(retailOrderTexts)
  const { data: options } = useRetailDelivery(order.guid)
  const { mutateAsync, isPending } = useSetRetailDelivery()
  const { move, ...outcome } = useMoveOrder()
  const [optionId, setOptionId] = useState<string | null>(null)
  const [storeId, setStoreId] = useState<string | null>(null)
  const [slotId, setSlotId] = useState(noSlot)
  const [address, setAddress] = useState<ChosenAddress | null>(null)
  const [apartment, setApartment] = useState('')
  const [comment, setComment] = useState('')
  const option = options?.find(({ id }) => String(id) === optionId) ?? options?.[0]
  const coordinates = address && { lat: address.lat, lon: address.lon }
  const { basketGroup, id: orderId } = order
  const { data: addressPrice } = useAddressPrice(
    option?.addressBar && coordinates ? { basketGroup, orderId, id: option.id, coordinates } : null,
  )
  if (!option || !options) return <Spinner size="bar" label={t('waiting')} />
  const store = storeId ?? String(option.stores[0]?.id ?? '')
  const price =
    option.addressBar && addressPrice?.ok ? addressPrice.answer.deliveryPrice : option.price
  const save = async () => {
    const where = option.addressBar
      ? { address: address?.value ?? '', coordinates, apartment, sum: price }
      : { storeId: Number(store) }
    const slot = slotId === noSlot || option.days.length === 0 ? {} : { slotId: Number(slotId) }
    const delivery = { orderGuid: order.guid, id: option.id, comment, ...where, ...slot }
    if (await move(() => mutateAsync(delivery))) onDone()
  }
  const slots = option.days.flatMap(({ date, slots: times }) =>
    times
      .filter(({ isFree }) => isFree)
      .map(({ id, timeFrom, timeTo }) => ({
        value: String(id),
        label: `${date}, ${timeFrom}–${timeTo}`,
      })),
  )
  return (
    <OrderFormFrame
      outcome={{
        ...outcome,
        error: addressPrice?.ok === false ? addressPrice.message : outcome.error,
      }}
      submit={{
        label: t('delivery.save'),
        isPending,
        disabled: option.addressBar && !address,
        onPress: save,
      }}
      onBack={onDone}
    >
      <Select
        label={t('delivery.way')}
        size={44}
        value={String(option.id)}
        onChange={setOptionId}
        options={options.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {option.stores.length > 0 && (
        <Select
          label={t('delivery.store')}
          size={44}
          value={store}
          onChange={setStoreId}
          options={option.stores.map(({ id, name, address: at }) => ({
            value: String(id),
            label: [name, at].filter(Boolean).join(', '),
          }))}
        />
      )}
      {option.addressBar && (
        <>
          <AddressField address={address} onChange={setAddress} />
          <Field
            label={t('delivery.apartment')}
            size={44}
            maxLength={40}
            value={apartment}
            onChange={({ currentTarget }) => setApartment(currentTarget.value)}
          />
        </>
      )}
      {slots.length > 0 && (
        <Select
          label={t('delivery.day')}
          size={44}
          value={slotId}
          onChange={setSlotId}
          options={[{ value: noSlot, label: t('delivery.noDay') }, ...slots]}
        />
      )}
      {option.addressBar && (
        <Field
          label={t('delivery.comment')}
          size={44}
          maxLength={1_000}
          value={comment}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
      )}
      <p>
        {t('delivery.price', {
          sum: formatPrice(price, { sign: order.currency.sign, convert: false }),
        })}
      </p>
    </OrderFormFrame>
  )
}
