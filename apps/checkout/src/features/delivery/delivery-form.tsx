import type { DeliveryAnswer, DeliveryItem } from '@svetlitsa/api-client/delivery/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { orderSummaryTexts } from '@svetlitsa/i18n/order-summary/order-summary-texts'
import { AddressFields } from '@svetlitsa/shell/delivery/address-fields'
import { DeliveryServices } from '@svetlitsa/shell/delivery/delivery-services'
import { DeliverySlots } from '@svetlitsa/shell/delivery/delivery-slots'
import { StoreChoice } from '@svetlitsa/shell/delivery/store-choice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { RadioCards } from '@svetlitsa/ui/forms/radio-cards'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { focusNextField } from '../../checkout/focus-next-field.ts'
import type { DeliveryForm as Delivery } from './use-delivery-form.ts'

type DeliveryFormProps = {
  basketGroup: string
  item: DeliveryItem
  city: Pick<DeliveryAnswer, 'mapCenter' | 'zones' | 'addresses'>
  delivery: Delivery
  sign: string
  submitLabel: string
}

/** The delivery method of one order with the fields of that method. */
export function DeliveryForm(props: DeliveryFormProps) {
  const { basketGroup, item, city, delivery, sign, submitLabel } = props
  const t = useTexts(checkoutTexts)
  const summary = useTexts(orderSummaryTexts)
  const { fields, option, price, change, form, formProps, failure } = delivery
  const { errors } = form.formState
  const formatDeliveryPrice = (sum: number) =>
    sum === 0 ? t('delivery.free') : formatPrice(sum, { sign })
  return (
    <form {...formProps} className="flex min-w-0 flex-col gap-8" onKeyDown={focusNextField}>
      <div>
        <h2 className="text-h3">{t('delivery.order', { number: item.orderId })}</h2>
        <p className="mt-1 text-small text-ink-soft">
          {item.goods
            .map(
              ({ name, quantity: count, byMetre }) =>
                `${name} ${summary(byMetre ? 'metres' : 'pieces', { count })}`,
            )
            .join('; ')}
        </p>
      </div>
      <RadioCards
        legend={t('delivery.way')}
        name={`way-${item.orderId}`}
        columns={item.options.length === 3 ? 3 : 2}
        value={fields.optionId}
        onChange={(optionId) => change({ optionId })}
        options={item.options.map(({ id, name, description, price: defaultPrice }) => ({
          value: String(id),
          title: name,
          note: description,
          aside: formatDeliveryPrice(String(id) === fields.optionId ? price : defaultPrice),
        }))}
      />
      {option?.kind === 'pickup' && (
        <StoreChoice
          stores={option.stores}
          city={city}
          value={fields.storeId}
          onChange={(storeId) => change({ storeId })}
          error={errors.storeId?.message}
        />
      )}
      {option?.addressBar && (
        <AddressFields
          basketGroup={basketGroup}
          draft={{
            fields,
            change,
            location: delivery.location,
            refusal: errors.typedAddress?.message ?? delivery.refusal,
            floorError: errors.floor?.message,
          }}
          city={city}
        />
      )}
      {option?.option.type === 'delayed' && <Notice>{t('delivery.delayedText')}</Notice>}
      {option && option.days.length > 0 && (
        <DeliverySlots
          days={option.days}
          fields={fields}
          onChange={change}
          error={errors.slotFrom?.message}
        />
      )}
      {option?.services && (
        <DeliveryServices prices={option.services} sign={sign} fields={fields} onChange={change} />
      )}
      {option?.addressBar && (
        <TextArea
          label={t('delivery.comment')}
          rows={2}
          value={fields.comment}
          maxLength={500}
          onChange={({ currentTarget }) => change({ comment: currentTarget.value })}
        />
      )}
      {failure && !failure.isAtField && (
        <Notice tone="sale" live>
          {failure.message}
        </Notice>
      )}
      <div>
        <Button type="submit" size={56} waiting={delivery.isSending && t('delivery.waiting')}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
