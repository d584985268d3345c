import type { DeliveryAnswer, DeliveryItem } from '@svetlitsa/api-client/delivery/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { orderSummaryTexts } from '@svetlitsa/i18n/order-summary/order-summary-texts'
import { AddressFields } from '@svetlitsa/shell/delivery/address-fields'
import { DeliveryServices } from '@svetlitsa/shell/delivery/delivery-services'
import { DeliverySlots } from '@svetlitsa/shell/delivery/delivery-slots'
import { StoreChoice } from '@svetlitsa/shell/delivery/store-choice'
import { focusFirstError } from '@svetlitsa/shell/form/focus-first-error'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { RadioCards } from '@svetlitsa/ui/forms/radio-cards'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { useRef } from 'react'
import { focusNextField } from '../../checkout/focus-next-field.ts'
import type { DeliveryDraft } from './use-delivery-draft.ts'
import { type DeliveryFailure, useSaveDelivery } from './use-save-delivery.ts'

type DeliveryFormProps = {
  basketGroup: string
  item: DeliveryItem
  city: Pick<DeliveryAnswer, 'mapCenter' | 'zones' | 'addresses'>
  draft: DeliveryDraft
  sign: string
  /** Called when the delivery is saved, with the text of the button that saves it. */
  onSaved: { label: string; go: () => void }
}

/** The delivery method of one order with the fields of that method. */
export function DeliveryForm(props: DeliveryFormProps) {
  const { basketGroup, item, city, draft, sign, onSaved } = props
  const t = useTexts(checkoutTexts)
  const summary = useTexts(orderSummaryTexts)
  const { fields, option, price } = draft
  const { save, failure, clearFailure, isPending } = useSaveDelivery(basketGroup, onSaved.go)
  const box = useRef<HTMLFormElement>(null)
  const change: typeof draft.change = (changed) => {
    clearFailure()
    draft.change(changed)
  }
  const submit = async () => {
    if (!option) return
    const isSaved = await save({ item, option, fields, price })
    if (!isSaved && box.current) focusFirstError(box.current)
  }
  const getError = (field: DeliveryFailure['field']) =>
    failure?.field === field ? failure.message : undefined
  const formatDeliveryPrice = (sum: number) =>
    sum === 0 ? t('delivery.free') : formatPrice(sum, { sign })
  return (
    <form
      ref={box}
      className="flex min-w-0 flex-col gap-8"
      noValidate
      onKeyDown={focusNextField}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
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
          error={getError('store')}
        />
      )}
      {option?.addressBar && (
        <AddressFields
          basketGroup={basketGroup}
          draft={{
            ...draft,
            change,
            refusal: getError('address') ?? draft.refusal,
            floorError: getError('floor'),
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
          error={getError('slot')}
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
      {failure?.field === null && (
        <Notice tone="sale" live>
          {failure.message}
        </Notice>
      )}
      <div>
        <Button type="submit" size={56} waiting={isPending && t('delivery.waiting')}>
          {onSaved.label}
        </Button>
      </div>
    </form>
  )
}
