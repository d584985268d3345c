'use client'

import type { DeliveryService, RegionServices } from '@svetlitsa/api-client/query/content'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { calculatorTexts } from '@svetlitsa/i18n/calculator-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Checkbox } from '@svetlitsa/ui/primitives/checkbox'
import { Select } from '@svetlitsa/ui/primitives/select'
import type { Wish } from './calculate-services.ts'
import { NumberField } from './number-field.tsx'

type CalculatorFieldsProps = {
  service: DeliveryService
  services: RegionServices
  wish: Wish
  set: (part: Partial<Wish>) => void
}

/** What the price depends on; what a way of delivery has not is not asked. */
export function CalculatorFields({ service, services, wish, set }: CalculatorFieldsProps) {
  const say = useTexts(calculatorTexts)
  const { sign } = services.currency
  const isBrought = service.kind !== 'pickup'
  const { percent, minimum } = services.assembly
  return (
    <div className="mt-5 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <NumberField
        label={say('goods')}
        value={wish.goodsSum}
        most={9_999_999}
        after={sign}
        onChange={(goodsSum) => set({ goodsSum })}
      />
      <NumberField
        label={say('weight')}
        hint={say('weightHint')}
        value={wish.weightKg}
        most={5_000}
        onChange={(weightKg) => set({ weightKg })}
      />
      {isBrought && (service.liftPrice > 0 || service.floorPrice > 0) && (
        <Select
          label={say('lift')}
          value={wish.lift}
          onChange={(lift) => set({ lift: lift as Wish['lift'] })}
          options={[
            { value: 'none', label: say('liftNone') },
            { value: 'elevator', label: say('liftElevator') },
            { value: 'stairs', label: say('liftStairs') },
          ]}
        />
      )}
      {isBrought && wish.lift === 'stairs' && (
        <NumberField
          label={say('floor')}
          value={wish.floor}
          least={1}
          most={100}
          onChange={(floor) => set({ floor })}
        />
      )}
      {service.kind === 'courier' && wish.isOutside && (
        <NumberField
          label={say('km')}
          value={wish.distanceKm}
          most={2_000}
          onChange={(distanceKm) => set({ distanceKm })}
        />
      )}
      <fieldset className="flex flex-col gap-2 sm:col-span-2 lg:col-span-3">
        <legend className="sr-only">{say('title')}</legend>
        {service.kind === 'courier' && service.pricePerKm > 0 && (
          <Checkbox
            label={say('outside')}
            checked={wish.isOutside}
            onChange={({ target }) => set({ isOutside: target.checked })}
          />
        )}
        {isBrought && service.toDoorPrice > 0 && (
          <Checkbox
            label={say('toDoor')}
            checked={wish.toDoor}
            onChange={({ target }) => set({ toDoor: target.checked })}
          />
        )}
        <Checkbox
          label={`${say('assembly')}: ${say('assemblyNote', { percent, minimum: formatPrice(minimum, { sign }) })}`}
          checked={wish.assembly}
          onChange={({ target }) => set({ assembly: target.checked })}
        />
      </fieldset>
    </div>
  )
}
