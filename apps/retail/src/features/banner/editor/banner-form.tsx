import type { BannerChoices, BannerElement } from '@svetlitsa/api-client/banner-editor/queries'
import type { BannerKind } from '@svetlitsa/domain/banner/banner'
import type { Language } from '@svetlitsa/domain/language/language'
import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ToolsPage } from '../../../tools-page/tools-page.tsx'
import { BannerBadge } from '../list/banner-badge.tsx'
import { buildBannersHref } from '../list/banner-choice.ts'
import { BannerConflict } from './banner-conflict.tsx'
import { BannerHistory } from './banner-history.tsx'
import { BannerPreview } from './banner-preview.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { PictureField } from './picture/picture-field.tsx'
import { RegionFields } from './region-fields.tsx'
import { SaveBar } from './save-bar.tsx'
import { ShowFields } from './show-fields.tsx'
import { SpotFields } from './spot-fields.tsx'
import { TextFields } from './text-fields.tsx'
import { useBannerDraft } from './use-banner-draft.ts'

type BannerFormProps = {
  kind: BannerKind
  /** Null for a new banner. */
  saved: BannerElement | null
  choices: BannerChoices
  userName: string
  onRestored: () => void
}

/** The fields of a banner beside its preview; saved by the button or by Ctrl+S. */
export function BannerForm({ kind, saved, choices, userName, onRestored }: BannerFormProps) {
  const t = useTexts(bannerEditorTexts)
  const navigate = useNavigate()
  const [language, setLanguage] = useState<Language>('ru')
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const editing = useBannerDraft({
    kind,
    saved,
    choices,
    onCreated: (id) =>
      void navigate({
        href: buildBannersHref(kind, { banner: id }),
        replace: true,
        ignoreBlocker: true,
      }),
  })
  const title = saved
    ? t('form.edit', { id: String(saved.id), version: String(saved.version) })
    : t('form.new')
  return (
    <ToolsPage
      title={title}
      userName={userName}
      actions={
        <SaveBar
          kind={kind}
          saved={saved}
          editing={editing}
          history={{ isOpen: isHistoryOpen, onToggle: () => setHistoryOpen(!isHistoryOpen) }}
          onRestored={onRestored}
        />
      }
    >
      <LeaveQuestion isChanged={editing.isChanged} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 lg:px-6">
        <TextLink tone="quiet" href={buildBannersHref(kind)}>
          {t('form.back')}
        </TextLink>
        <h1 className="text-h3">{title}</h1>
        {saved && <BannerBadge state={saved.state} />}
      </div>
      <div className="grid gap-6 px-4 pb-8 lg:grid-cols-2 lg:px-6">
        <div className="flex min-w-0 flex-col gap-6">
          {editing.error && (
            <Notice tone="sale" live>
              {editing.error}
            </Notice>
          )}
          {saved && editing.hasConflict && (
            <BannerConflict saved={saved} editing={editing} choices={choices} />
          )}
          <TextFields
            editing={editing}
            language={language}
            onLanguage={setLanguage}
            withPicture={kind !== 'top'}
          />
          {kind !== 'top' && <PictureField editing={editing} />}
          {kind === 'main' && editing.draft.imgUrl !== '' && (
            <SpotFields editing={editing} sections={choices.sections} />
          )}
          <ShowFields editing={editing} regions={choices.regions} />
          <RegionFields editing={editing} regions={choices.regions} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {isHistoryOpen && saved && (
            <BannerHistory kind={kind} saved={saved} choices={choices} onRestored={onRestored} />
          )}
          <BannerPreview kind={kind} content={editing.content} language={language} />
        </div>
      </div>
    </ToolsPage>
  )
}
