import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Select } from '@svetlitsa/ui/forms/select'
import { DraftField } from '../draft/draft-field.tsx'
import { useSetupForm } from '../draft/setup-form.ts'
import { useSetupTexts } from '../setup-texts.ts'
import { FieldGroup } from './field-group.tsx'
import { HoursFields } from './hours-fields.tsx'

/** The warehouse, and the store if there is one to visit. */
export function PlaceStep() {
  const t = useSetupTexts()
  const { draft, change } = useSetupForm()
  const { hasStore, store } = draft
  const everyDay = { days: t('places.everyDay'), opens: '10:00', closes: '21:00' }
  const switchStore = (isOn: boolean) =>
    change({
      hasStore: isOn,
      ...(isOn && store.hours.length === 0 && { store: { ...store, hours: [everyDay] } }),
    })
  return (
    <>
      <FieldGroup title={t('places.warehouse')}>
        <PlaceFields part="warehouse" />
      </FieldGroup>
      <div className="mt-6">
        <Checkbox
          label={t('places.hasStore')}
          checked={hasStore}
          onChange={({ currentTarget }) => switchStore(currentTarget.checked)}
        />
        {!hasStore && <p className="text-small text-ink-soft">{t('places.noStoreHint')}</p>}
      </div>
      {hasStore && (
        <>
          <FieldGroup title={t('places.store')}>
            <PlaceFields part="store" />
            <DraftField
              path="store.phone"
              type="tel"
              label={t('places.phone')}
              hint={t('places.phoneHint')}
            />
          </FieldGroup>
          <HoursFields added={everyDay} />
        </>
      )}
    </>
  )
}

function PlaceFields({ part }: { part: 'warehouse' | 'store' }) {
  const t = useSetupTexts()
  const { draft, write, errors, cities } = useSetupForm()
  const options = cities
    .filter(({ code }) => draft.regions.includes(code))
    .map(({ code, name }) => ({ value: code, label: name }))
  return (
    <>
      <DraftField path={`${part}.name`} label={t('places.name')} />
      <Select
        label={t('places.city')}
        size={44}
        options={options}
        value={draft[part].city}
        error={errors[`${part}.city`]}
        onChange={(code) => write(`${part}.city`, code)}
      />
      <div className="md:col-span-2">
        <DraftField path={`${part}.address`} label={t('places.address')} />
      </div>
    </>
  )
}
