import type { BannerChoices } from '@svetlitsa/api-client/banner-editor/queries'
import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Field } from '@svetlitsa/ui/forms/field'
import { Switch } from '@svetlitsa/ui/forms/switch'
import { getZone } from '../banner-zone.ts'
import type { BannerEditing } from './use-banner-draft.ts'

type ShowFieldsProps = { editing: BannerEditing; regions: BannerChoices['regions'] }

/** Where a banner leads, when it is shown and in which order. */
export function ShowFields({ editing, regions }: ShowFieldsProps) {
  const t = useTexts(bannerEditorTexts)
  const { draft, change, problems } = editing
  const zone = getZone(regions, draft.regionIds)
  return (
    <section aria-labelledby="schedule" className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <Field
          label={t('form.url')}
          hint={t('form.urlHint')}
          error={problems.url}
          size={44}
          maxLength={500}
          value={draft.url}
          onChange={({ currentTarget }) => change({ url: currentTarget.value })}
        />
        <Field
          label={t('form.sort')}
          hint={t('form.sortHint')}
          error={problems.SORT}
          size={44}
          type="number"
          min={0}
          max={100_000}
          value={draft.SORT}
          onChange={({ currentTarget }) =>
            change({ SORT: Math.trunc(Number(currentTarget.value)) })
          }
        />
      </div>
      <h2 id="schedule" className="text-row font-semibold">
        {t('form.schedule')}
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['startsAt', 'endsAt'] as const).map((field) => (
          <Field
            key={field}
            label={t(`form.${field}`)}
            error={problems[field]}
            size={44}
            type="datetime-local"
            value={draft[field] ?? ''}
            onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
          />
        ))}
      </div>
      <p className="text-note text-ink-soft">
        {t('form.zone', { place: `${zone.name} (${zone.timeZone})` })}
      </p>
      <Switch
        label={t('form.active')}
        checked={draft.isActive}
        onChange={({ currentTarget }) => change({ isActive: currentTarget.checked })}
      />
    </section>
  )
}
