import type { BannerTexts } from '@svetlitsa/domain/banner/banner'
import { type Language, languages } from '@svetlitsa/domain/language/language'
import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Field } from '@svetlitsa/ui/forms/field'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { Tabs } from '@svetlitsa/ui/navigation/tabs'
import type { BannerEditing } from './use-banner-draft.ts'

type TextFieldsProps = {
  editing: BannerEditing
  language: Language
  onLanguage: (language: Language) => void
  /** A strip has no picture and no text below its heading. */
  withPicture: boolean
}

/** The texts of a banner in three languages. */
export function TextFields({ editing, language, onLanguage, withPicture }: TextFieldsProps) {
  const t = useTexts(bannerEditorTexts)
  const { draft, change, problems } = editing
  const foreign = language === 'ru' ? null : (draft.translations[language] ?? {})
  const prefix = language === 'ru' ? '' : `translations.${language}.`
  const build = (field: keyof BannerTexts) => ({
    value: (foreign ? foreign[field] : draft[field]) ?? '',
    placeholder: foreign ? draft[field] : undefined,
    error: problems[prefix + field],
    lang: language,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change(
        language === 'ru'
          ? { [field]: value }
          : { translations: { ...draft.translations, [language]: { ...foreign, [field]: value } } },
      ),
  })
  const hint = foreign ? t('form.sameAsRussian') : undefined
  return (
    <section aria-label={t('form.texts')}>
      <Tabs
        label={t('form.languages')}
        tabs={languages.map((one) => ({ value: one, label: t(`form.${one}`) }))}
        value={language}
        onChange={(value) => {
          const chosen = languages.find((one) => one === value)
          if (chosen) onLanguage(chosen)
        }}
      >
        <div className="grid gap-4">
          <Field {...build('name')} label={t('form.name')} hint={hint} size={44} maxLength={200} />
          {withPicture && (
            <TextArea {...build('text')} label={t('form.text')} rows={2} maxLength={500} />
          )}
          <Field {...build('action')} label={t('form.action')} size={44} maxLength={60} />
          {withPicture && (
            <Field
              {...build('alt')}
              label={t('form.alt')}
              hint={t('form.altHint')}
              size={44}
              maxLength={300}
            />
          )}
        </div>
      </Tabs>
    </section>
  )
}
