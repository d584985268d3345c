import { type BannerElement, useRestoreBanner } from '@svetlitsa/api-client/banner-editor/queries'
import type { BannerKind } from '@svetlitsa/domain/banner/banner'
import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { useState } from 'react'

interface Options {
  kind: BannerKind
  saved: BannerElement | null
  onRestored: () => void
}

/** Brings an earlier version of a banner back; it replaces what is in the fields. */
export function useRestoreVersion({ kind, saved, onRestored }: Options) {
  const t = useTexts(bannerEditorTexts)
  const showToast = useToast()
  const restoring = useRestoreBanner()
  const [error, setError] = useState<string | null>(null)
  const restore = async (version: number) => {
    if (!saved || restoring.isPending) return
    setError(null)
    try {
      const outcome = await restoring.mutateAsync({
        key: crypto.randomUUID(),
        input: { kind, id: saved.id, version: saved.version, restore: version },
      })
      if (!outcome.ok) return setError(outcome.message)
      showToast({ text: t('save.undone', { version: String(version) }) })
      onRestored()
    } catch (cause) {
      setError(getErrorMessage(cause) ?? t('save.failed'))
    }
  }
  return { restore, error, isPending: restoring.isPending }
}
