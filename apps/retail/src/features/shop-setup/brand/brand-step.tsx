import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { DraftField } from '../draft/draft-field.tsx'
import { useSetupForm } from '../draft/setup-form.ts'
import { useSetupTexts } from '../setup-texts.ts'
import { AccentField } from './accent-field.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { MarkField } from './mark-field.tsx'

/** Name, mark and colours, beside how they will look. */
export function BrandStep() {
  const t = useSetupTexts()
  const { draft, change } = useSetupForm()
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <div className="grid content-start gap-4">
        <DraftField
          path="brand.name.ru"
          label={t('brand.nameRu')}
          hint={t('brand.nameHint')}
          maxLength={60}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <DraftField path="brand.name.kk" label={t('brand.nameKk')} maxLength={60} />
          <DraftField path="brand.name.en" label={t('brand.nameEn')} maxLength={60} />
        </div>
        <MarkField />
        <Checkbox
          label={t('brand.ownColours')}
          checked={draft.hasOwnColours}
          onChange={({ currentTarget }) => change({ hasOwnColours: currentTarget.checked })}
        />
        {draft.hasOwnColours && (
          <div className="grid gap-4 sm:grid-cols-2">
            <AccentField theme="light" />
            <AccentField theme="dark" />
          </div>
        )}
      </div>
      <BrandPreview />
    </div>
  )
}
