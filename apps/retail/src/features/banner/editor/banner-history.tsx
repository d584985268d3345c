import {
  type BannerChoices,
  type BannerElement,
  useBannerHistory,
} from '@svetlitsa/api-client/banner-editor/queries'
import type { BannerKind } from '@svetlitsa/domain/banner/banner'
import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useState } from 'react'
import { formatMoment } from '../../../date/format-moment.ts'
import { useBannerFormat } from '../use-banner-format.ts'
import { FieldChanges } from './field-changes.tsx'
import { useRestoreVersion } from './use-restore-version.ts'

type BannerHistoryProps = {
  kind: BannerKind
  saved: BannerElement
  choices: BannerChoices
  onRestored: () => void
}

/** Who changed what and when, the newest first; any version can be brought back. */
export function BannerHistory({ kind, saved, choices, onRestored }: BannerHistoryProps) {
  const t = useTexts(bannerEditorTexts)
  const language = useLanguage()
  const format = useBannerFormat(choices)
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useBannerHistory(kind, saved.id, page)
  const { restore, error, isPending } = useRestoreVersion({ kind, saved, onRestored })
  return (
    <section aria-labelledby="history" className="grid gap-3">
      <h2 id="history" className="text-row font-semibold">
        {t('history.title')}
      </h2>
      {isError && <ErrorNotice onRetry={() => void refetch()} />}
      {error && (
        <Notice tone="sale" live>
          {error}
        </Notice>
      )}
      {data?.changes.length === 0 && <p className="text-small">{t('history.empty')}</p>}
      <ol className="grid gap-4">
        {data?.changes.map(({ version, at, author, restored, before, after }) => (
          <li key={version} className="grid gap-2 rounded-compact border border-line p-3">
            <div className="flex flex-wrap items-center justify-between gap-2 text-small">
              <h3>
                <strong className="font-semibold">
                  {t('history.version', { version: String(version) })}
                </strong>{' '}
                {restored !== null && t('history.restored', { version: String(restored) })}
                {before === null && t('history.created')}
              </h3>
              <span className="text-ink-soft">
                {author} · {formatMoment(at, language)}
              </span>
            </div>
            {before && (
              <FieldChanges
                one={{ title: t('history.before'), content: before }}
                other={{ title: t('history.after'), content: after }}
                format={format}
              />
            )}
            {before && (
              <div>
                <Button
                  size={40}
                  kind="soft"
                  waiting={isPending && t('history.restoring')}
                  onClick={() => void restore(version - 1)}
                >
                  {t('history.restore', { version: String(version - 1) })}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
      {data && data.pages > 1 && (
        <nav aria-label={t('list.pages')} className="flex gap-2">
          <Button size={40} kind="soft" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('list.previous')}
          </Button>
          <Button
            size={40}
            kind="soft"
            disabled={page === data.pages}
            onClick={() => setPage(page + 1)}
          >
            {t('list.next')}
          </Button>
        </nav>
      )}
    </section>
  )
}
