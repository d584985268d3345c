import { deliveryFormTexts } from '@svetlitsa/i18n/delivery-form/delivery-form-texts'
import { RadioCards } from '@svetlitsa/ui/forms/radio-cards'
import { useTexts } from '../language/use-texts.ts'
import type { DeliveryFields } from './delivery-fields.ts'

type LiftChoiceProps = {
  lift: 'lift' | 'stairs'
  onChange: (changed: Pick<DeliveryFields, 'lift'>) => void
}

/** Whether there is a lift: without one each floor costs. The floor stands in the address. */
export function LiftChoice({ lift, onChange }: LiftChoiceProps) {
  const t = useTexts(deliveryFormTexts)
  return (
    <div className="pt-2 pb-4 sm:pl-15">
      <RadioCards
        legend={t('liftHow')}
        name="lift"
        columns={2}
        value={lift}
        onChange={(chosen) => onChange({ lift: chosen === 'stairs' ? 'stairs' : 'lift' })}
        options={[
          { value: 'lift', title: t('withLift') },
          { value: 'stairs', title: t('byStairs') },
        ]}
      />
    </div>
  )
}
