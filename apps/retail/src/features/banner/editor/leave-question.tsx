import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Dialog } from '@svetlitsa/ui/overlays/dialog'
import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Asks before unsaved changes are left: within the cabinet by a window, by the browser where the page
 * itself is left.
 */
export function LeaveQuestion({ isChanged }: { isChanged: boolean }) {
  const t = useTexts(bannerEditorTexts)
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isChanged,
    enableBeforeUnload: false,
    withResolver: true,
  })
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isChanged])
  return (
    <Dialog
      open={status === 'blocked'}
      onClose={() => reset?.()}
      title={t('leave.title')}
      closeLabel={t('picture.close')}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => reset?.()}>{t('leave.stay')}</Button>
          <Button kind="outline" onClick={() => proceed?.()}>
            {t('leave.go')}
          </Button>
        </div>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  )
}
