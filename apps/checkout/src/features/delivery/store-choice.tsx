import type { DeliveryOption } from '@svetlitsa/api-client/query/delivery'
import { checkoutTexts } from '@svetlitsa/i18n/checkout-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { RadioCards } from '@svetlitsa/ui/primitives/radio-cards'

type StoreChoiceProps = {
  stores: DeliveryOption['stores']
  value: string
  onChange: (storeId: string) => void
}

/** Stores of the region where the order can be picked up, and from when. */
export function StoreChoice({ stores, value, onChange }: StoreChoiceProps) {
  const say = useTexts(checkoutTexts)
  return (
    <RadioCards
      legend={say('delivery.store')}
      name="store"
      columns={2}
      value={value}
      onChange={onChange}
      options={stores.map(({ id, name, address, hours, readyText }) => ({
        value: String(id),
        title: name,
        note: (
          <>
            {address}
            <br />
            {hours}
            <br />
            <span className="text-forest">{readyText}</span>
          </>
        ),
      }))}
    />
  )
}
