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
import { OrderFormFrame } from '../../../order-move/order-form-frame.tsx'
import { useMoveForm } from '../../../order-move/use-move-form.ts'
import { AddressField } from './address-field.tsx'
import {
  createDraft,
  type DeliveryDraft,
  type DeliveryOption,
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
  const { mutateAsync } = useSetRetailDelivery()
  const findOption = ({ optionId }: DeliveryDraft): DeliveryOption | undefined =>
    options.find(({ id }) => id === optionId) ?? options[0]
  const { form, bindText, change, formProps, canSubmit, isSending, moved } = useMoveForm({
    values: initial,
    toInput: (typed) =>
      option ? { orderGuid: order.guid, ...toDelivery(typed, { option, chosen, price }) } : null,
    canSubmit: (typed) => typed.address !== null || !findOption(typed)?.addressBar,
    // The call has no key: it says what the delivery becomes.
    call: (changed) => mutateAsync(changed),
    onDone,
    fieldNames: { id: 'optionId' },
  })
  const draft = form.watch()
  const { errors } = form.formState
  const option = findOption(draft)
  const isKept = option !== undefined && isPlaceKept(draft, option, chosen)
  const { address } = draft
  const { basketGroup, id: orderId } = order
  const { data: addressPrice } = useAddressPrice(
    option?.addressBar && address && !isKept
      ? { basketGroup, orderId, id: option.id, coordinates: { lat: address.lat, lon: address.lon } }
      : null,
  )
  if (!option) return null
  const price: number =
    isKept && chosen
      ? chosen.price
      : option.addressBar && addressPrice?.ok
        ? addressPrice.answer.deliveryPrice
        : option.price
  const slots = listSlotChoices(option, chosen, language)
  const refusal = addressPrice?.ok === false ? addressPrice.message : moved.error
  return (
    <OrderFormFrame
      form={{ formProps, canSubmit, isSending, moved: { ...moved, error: refusal } }}
      submitLabel={t('delivery.save')}
      onBack={onDone}
    >
      <Select
        label={t('delivery.way')}
        size={44}
        error={errors.optionId?.message}
        value={String(option.id)}
        onChange={(id) => change({ optionId: Number(id) })}
        options={options.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {option.stores.length > 0 && (
        <Select
          label={t('delivery.store')}
          size={44}
          error={errors.storeId?.message}
          value={draft.storeId || String(option.stores[0]?.id)}
          onChange={(storeId) => change({ storeId })}
          options={option.stores.map(({ id, name, address: at }) => ({
            value: String(id),
            label: [name, at].filter(Boolean).join(', '),
          }))}
        />
      )}
      {option.addressBar && (
        <AddressField
          address={address}
          error={errors.address?.message}
          onChange={(picked) => change({ address: picked })}
        />
      )}
      {option.addressBar && !isKept && (
        <Field
          label={t('delivery.apartment')}
          size={44}
          maxLength={40}
          {...bindText('apartment')}
        />
      )}
      {slots.length > 0 && (
        <Select
          label={t('delivery.day')}
          size={44}
          error={errors.slotId?.message}
          value={draft.slotId}
          onChange={(slotId) => change({ slotId })}
          options={[{ value: noSlot, label: t('delivery.noDay') }, ...slots]}
        />
      )}
      {option.addressBar && (
        <Field label={t('delivery.comment')} size={44} maxLength={1_000} {...bindText('comment')} />
      )}
      <ServiceFields
        draft={draft}
        floorError={errors.floor?.message}
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
