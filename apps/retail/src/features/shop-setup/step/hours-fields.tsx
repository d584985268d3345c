import { IconButton } from '@svetlitsa/ui/actions/icon-button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Icon } from '@svetlitsa/ui/media/icon'
import { X } from 'lucide'
import { DraftField } from '../draft/draft-field.tsx'
import type { SetupDraft } from '../draft/setup-draft.ts'
import { useSetupForm } from '../draft/setup-form.ts'
import { useSetupTexts } from '../setup-texts.ts'

type Hours = SetupDraft['store']['hours'][number]

const MOST_ROWS = 7

/** When the store is open: a row for the days with the same hours. */
export function HoursFields({ added }: { added: Hours }) {
  const t = useSetupTexts()
  const { draft, change } = useSetupForm()
  const { hours } = draft.store
  const put = (next: Hours[]) => change({ store: { ...draft.store, hours: next } })
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="text-row font-semibold">{t('places.hours')}</legend>
      {hours.map(({ days }, index) => (
        <div key={index} className="mt-3 flex flex-wrap items-start gap-3">
          <div className="min-w-0 basis-full md:max-w-60 md:basis-60">
            <DraftField path={`store.hours.${index}.days`} label={t('places.days')} />
          </div>
          <div className="w-24">
            <DraftField path={`store.hours.${index}.opens`} label={t('places.opens')} />
          </div>
          <div className="w-24">
            <DraftField path={`store.hours.${index}.closes`} label={t('places.closes')} />
          </div>
          {hours.length > 1 && (
            <div className="pt-6">
              <IconButton
                label={t('places.removeHours', { days })}
                onClick={() => put(hours.filter((_, other) => other !== index))}
              >
                <Icon iconNode={X} />
              </IconButton>
            </div>
          )}
        </div>
      ))}
      {hours.length < MOST_ROWS && (
        <p className="mt-3">
          <TextLink tone="accent" onClick={() => put([...hours, added])}>
            {t('places.addHours')}
          </TextLink>
        </p>
      )}
    </fieldset>
  )
}
