import type { DeliveryItem } from '@svetlitsa/api-client/query/delivery'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { checkoutTexts } from '@svetlitsa/i18n/checkout-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Notice } from '@svetlitsa/ui/primitives/notice'
import { RadioCards } from '@svetlitsa/ui/primitives/radio-cards'
import { AddressFields } from './address-fields.tsx'
import { DeliveryServices } from './delivery-services.tsx'
import { DeliverySlots } from './delivery-slots.tsx'
import { StoreChoice } from './store-choice.tsx'
import type { DeliveryDraft } from './use-delivery-draft.ts'
import { useSaveDelivery } from './use-save-delivery.ts'

type DeliveryFormProps = {
  basketGroup: string
  item: DeliveryItem
  draft: DeliveryDraft
  sign: string
  isLast: boolean
  onSaved: () => void
}

/** The way of delivery of one order, with what each way asks for. */
export function DeliveryForm(props: DeliveryFormProps) {
  const { basketGroup, item, draft, sign, isLast, onSaved } = props
  const say = useTexts(checkoutTexts)
  const { fields, change, option, price } = draft
  const { save, failure, isPending } = useSaveDelivery(basketGroup, onSaved)
  const priceWords = (sum: number) =>
    sum === 0 ? say('delivery.free') : formatPrice(sum, { sign })
  return (
    <form
      className="flex min-w-0 flex-col gap-8"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (option) void save({ item, option, fields, price })
      }}
    >
      <div>
        <h2 className="text-h3">{say('delivery.order', { number: item.orderId })}</h2>
        <p className="mt-1 text-small text-ink-soft">
          {item.goods.map(({ name, quantity }) => `${name} × ${quantity}`).join('; ')}
        </p>
      </div>
      <RadioCards
        legend={say('delivery.way')}
        name={`way-${item.orderId}`}
        columns={2}
        value={fields.optionId}
        onChange={(optionId) => change({ optionId })}
        options={item.options.map(({ id, name, description, price: usual }) => ({
          value: String(id),
          title: name,
          note: description,
          aside: priceWords(String(id) === fields.optionId ? price : usual),
        }))}
      />
      {option?.kind === 'pickup' && (
        <StoreChoice
          stores={option.stores}
          value={fields.storeId}
          onChange={(storeId) => change({ storeId })}
        />
      )}
      {option?.addressBar && <AddressFields fields={fields} onChange={change} />}
      {option && option.days.length > 0 && (
        <DeliverySlots days={option.days} fields={fields} onChange={change} />
      )}
      {option?.services && (
        <DeliveryServices prices={option.services} sign={sign} fields={fields} onChange={change} />
      )}
      {failure && (
        <Notice tone="sale" live>
          {failure}
        </Notice>
      )}
      <div>
        <Button type="submit" size={56} waiting={isPending && say('delivery.waiting')}>
          {say(isLast ? 'delivery.save' : 'delivery.saveNext')}
        </Button>
      </div>
    </form>
  )
}
