import type { BannerChoices, BannerElement } from '@svetlitsa/api-client/banner-editor/queries'
import { listChangedFields } from '@svetlitsa/domain/banner/banner'
import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useBannerFormat } from '../use-banner-format.ts'
import { FieldChanges } from './field-changes.tsx'
import type { BannerEditing } from './use-banner-draft.ts'

type BannerConflictProps = {
  saved: BannerElement
  editing: BannerEditing
  choices: BannerChoices
}

/** What somebody else saved meanwhile beside what is in the fields; the editor chooses. */
export function BannerConflict({ saved, editing, choices }: BannerConflictProps) {
  const t = useTexts(bannerEditorTexts)
  const format = useBannerFormat(choices)
  const { content, takeSaved, keepOwn } = editing
  const differs = listChangedFields(content, saved).length > 0
  return (
    <section
      role="alert"
      aria-labelledby="conflict"
      className="grid gap-3 rounded-medium bg-honey-soft p-4"
    >
      <h2 id="conflict" className="text-row font-semibold">
        {t('conflict.title')}
      </h2>
      {differs ? (
        <FieldChanges
          one={{ title: t('conflict.mine'), content }}
          other={{ title: t('conflict.theirs'), content: saved }}
          format={format}
        />
      ) : (
        <p className="text-small">{t('conflict.same')}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size={40} kind="dark" onClick={takeSaved}>
          {t('conflict.takeTheirs')}
        </Button>
        {differs && (
          <Button size={40} kind="outline" onClick={keepOwn}>
            {t('conflict.keepMine')}
          </Button>
        )}
      </div>
    </section>
  )
}
