import { useBanner, useBannerChoices } from '@svetlitsa/api-client/banner-editor/queries'
import type { BannerKind } from '@svetlitsa/domain/banner/banner'
import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { useState } from 'react'
import { ToolsPage } from '../../../tools-page/tools-page.tsx'
import { BannerForm } from './banner-form.tsx'

type BannerEditorScreenProps = { kind: BannerKind; id: number | null; userName: string }

/** The editor of one banner, or of a new one. */
export function BannerEditorScreen({ kind, id, userName }: BannerEditorScreenProps) {
  const t = useTexts(bannerEditorTexts)
  const banner = useBanner(kind, id)
  const choices = useBannerChoices()
  // A version that was brought back replaces what is in the fields.
  const [restored, setRestored] = useState(0)
  const saved = banner.data ?? null
  if (choices.data && (id === null || saved)) {
    return (
      <BannerForm
        key={restored}
        kind={kind}
        saved={saved}
        choices={choices.data}
        userName={userName}
        onRestored={() => setRestored(restored + 1)}
      />
    )
  }
  const failed = [banner, choices].filter(({ isError }) => isError)
  return (
    <ToolsPage title={t(`list.${kind}`)} userName={userName}>
      <div className="h-100 p-4 lg:px-6" aria-busy={failed.length === 0}>
        {failed.length > 0 ? (
          <ErrorNotice onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
        ) : (
          <Skeleton shape="block" />
        )}
      </div>
    </ToolsPage>
  )
}
