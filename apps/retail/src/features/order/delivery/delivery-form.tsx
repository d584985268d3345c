import { useAddressPrice } from '@svetlitsa/api-client/delivery/queries'
import {
  type RetailDelivery,
  type RetailOrder,
  useRetailDelivery,
  useSetRetailDelivery,
} from '@svetlitsa/api-client/retail-order/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import { Field } from '@svetlitsa/ui/forms/field'
import { Select } from '@svetlitsa/ui/forms/select'
import { useState } from 'react'
import { OrderFormFrame } from '../../../order-move/order-form-frame.tsx'
import { useMoveOrder } from '../../../order-move/use-move-order.ts'
import { AddressField } from './address-field.tsx'
import {
  createDraft,
  type DeliveryDraft,
  isPlaceKept,
  noSlot,
  toDelivery,
} from './delivery-draft.ts'
import { listSlotChoices } from './list-slot-choices.ts'
import { ServiceFields } from './service-fields.tsx'

type DeliveryFormProps = { order: RetailOrder; onDone: () => void }

/** Chooses how an order is delivered; it begins with the delivery and services as they stand. */
export function DeliveryForm({ order, onDone }: DeliveryFormProps) {
  const t = useTexts(retailOrderTexts)
  const { data, isError, refetch } = useRetailDelivery(order.guid)
  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
  if (!data) return <Spinner size="bar" label={t('waiting')} />
  const draft = createDraft(data)
  if (!draft) return <Notice>{t('delivery.noWay')}</Notice>
  return <DraftForm order={order} delivery={data} initial={draft} onDone={onDone} />
}

type DraftFormProps = DeliveryFormProps & { delivery: RetailDelivery; initial: DeliveryDraft }

function DraftForm({ order, delivery, initial, onDone }: DraftFormProps) {
  const t = useTexts(retailOrderTexts)
  const language = useLanguage()
  const { options, chosen, assemblyState } = delivery
  const { mutateAsync, isPending } = useSetRetailDelivery()
  const { move, ...outcome } = useMoveOrder()
  const [draft, setDraft] = useState(initial)
  const change = (changed: Partial<DeliveryDraft>) => setDraft((was) => ({ ...was, ...changed }))
  const option = options.find(({ id }) => id === draft.optionId) ?? options[0]
  const isKept = option !== undefined && isPlaceKept(draft, option, chosen)
  const { address } = draft
  const { basketGroup, id: orderId } = order
  const { data: addressPrice } = useAddressPrice(
    option?.addressBar && address && !isKept
      ? { basketGroup, orderId, id: option.id, coordinates: { lat: address.lat, lon: address.lon } }
      : null,
  )
  if (!option) return null
  const price =
    isKept && chosen
      ? chosen.price
      : option.addressBar && addressPrice?.ok
        ? addressPrice.answer.deliveryPrice
        : option.price
  const save = async () => {
    const changed = { orderGuid: order.guid, ...toDelivery(draft, { option, chosen, price }) }
    if (await move(() => mutateAsync(changed))) onDone()
  }
  const slots = listSlotChoices(option, chosen, language)
  const refusal = addressPrice?.ok === false ? addressPrice.message : outcome.error
  return (
    <OrderFormFrame
      outcome={{ ...outcome, error: refusal }}
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
        onChange={(id) => change({ optionId: Number(id) })}
        options={options.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {option.stores.length > 0 && (
        <Select
          label={t('delivery.store')}
          size={44}
          value={draft.storeId || String(option.stores[0]?.id)}
          onChange={(storeId) => change({ storeId })}
          options={option.stores.map(({ id, name, address: at }) => ({
            value: String(id),
            label: [name, at].filter(Boolean).join(', '),
          }))}
        />
      )}
      {option.addressBar && (
        <AddressField address={address} onChange={(picked) => change({ address: picked })} />
      )}
      {option.addressBar && !isKept && (
        <Field
          label={t('delivery.apartment')}
          size={44}
          maxLength={40}
          value={draft.apartment}
          onChange={({ currentTarget }) => change({ apartment: currentTarget.value })}
        />
      )}
      {slots.length > 0 && (
        <Select
          label={t('delivery.day')}
          size={44}
          value={draft.slotId}
          onChange={(slotId) => change({ slotId })}
          options={[{ value: noSlot, label: t('delivery.noDay') }, ...slots]}
        />
      )}
      {option.addressBar && (
        <Field
          label={t('delivery.comment')}
          size={44}
          maxLength={1_000}
          value={draft.comment}
          onChange={({ currentTarget }) => change({ comment: currentTarget.value })}
        />
      )}
      <ServiceFields
        draft={draft}
        onChange={change}
        isCarried={option.addressBar}
        isAssemblyDone={assemblyState === 'done'}
      />
      {assemblyState === 'planned' && <Notice>{t('delivery.assemblyPlanned')}</Notice>}
      <p>
        {t('delivery.price', {
          sum: formatPrice(price, { sign: order.currency.sign, convert: false }),
        })}
      </p>
    </OrderFormFrame>
  )
}
