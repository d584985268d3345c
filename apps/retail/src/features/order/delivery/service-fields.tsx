import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Field } from '@svetlitsa/ui/forms/field'
import { Select } from '@svetlitsa/ui/forms/select'
import type { DeliveryDraft } from './delivery-draft.ts'

type ServiceFieldsProps = {
  draft: DeliveryDraft
  /** Why the floor was not accepted. */
  floorError?: string | undefined
  onChange: (changed: Partial<DeliveryDraft>) => void
  /** Nothing is carried up from a store. */
  isCarried: boolean
  isAssemblyDone: boolean
}

const lifts = ['none', 'lift', 'stairs'] as const

/** The services beside the delivery. */
export function ServiceFields(props: ServiceFieldsProps) {
  const { draft, floorError, onChange, isCarried, isAssemblyDone } = props
  const t = useTexts(retailOrderTexts)
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t('delivery.services')}</legend>
      {isCarried && (
        <>
          <Checkbox
            label={t('delivery.toDoor')}
            checked={draft.toDoor}
            onChange={({ currentTarget }) => onChange({ toDoor: currentTarget.checked })}
          />
          <Select
            label={t('delivery.lift')}
            size={44}
            value={draft.lift}
            onChange={(value) =>
              onChange({ lift: lifts.find((lift) => lift === value) ?? draft.lift })
            }
            options={lifts.map((lift) => ({ value: lift, label: t(`delivery.lifts.${lift}`) }))}
          />
          {draft.lift !== 'none' && (
            <Field
              label={t('delivery.floor')}
              type="number"
              inputMode="numeric"
              size={44}
              min={1}
              max={100}
              error={floorError}
              value={draft.floor}
              onChange={({ currentTarget }) => onChange({ floor: currentTarget.value })}
            />
          )}
        </>
      )}
      <Checkbox
        label={t('delivery.assembly')}
        disabled={isAssemblyDone}
        checked={draft.assembly}
        onChange={({ currentTarget }) => onChange({ assembly: currentTarget.checked })}
      />
    </fieldset>
  )
}
