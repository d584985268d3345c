import type { BannerElement } from '@svetlitsa/api-client/banner-editor/queries'
import type { BannerKind } from '@svetlitsa/domain/banner/banner'
import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Kbd } from '@svetlitsa/ui/actions/kbd'
import { useEffect, useEffectEvent } from 'react'
import type { BannerEditing } from './use-banner-draft.ts'
import { useRestoreVersion } from './use-restore-version.ts'

type SaveBarProps = {
  kind: BannerKind
  saved: BannerElement | null
  editing: BannerEditing
  history: { isOpen: boolean; onToggle: () => void }
  onRestored: () => void
}

/** The buttons of the editor: save, undo, history. */
export function SaveBar({ kind, saved, editing, history, onRestored }: SaveBarProps) {
  const t = useTexts(bannerEditorTexts)
  const { restore, isPending, error } = useRestoreVersion({ kind, saved, onRestored })
  const { save, isSaving, isChanged } = editing
  useSaveKey(save)
  return (
    <>
      <Button size={40} waiting={isSaving && t('save.waiting')} onClick={save}>
        {t('save.go')}
      </Button>
      <span className="text-note text-ink-soft max-lg:hidden">
        <Kbd>Ctrl</Kbd> <Kbd>S</Kbd>
      </span>
      {saved && saved.version > 1 && (
        <Button
          size={40}
          kind="soft"
          waiting={isPending && t('history.restoring')}
          onClick={() => void restore(saved.version - 1)}
        >
          {t('save.undo')}
        </Button>
      )}
      {saved && (
        <Button size={40} kind="outline" aria-expanded={history.isOpen} onClick={history.onToggle}>
          {t(history.isOpen ? 'history.hide' : 'history.show')}
        </Button>
      )}
      <p role="status" className="text-small text-ink-soft">
        {error ?? t(isChanged ? 'save.changed' : 'save.unchanged')}
      </p>
    </>
  )
}

/** Ctrl+S or Cmd+S, wherever the focus is. */
function useSaveKey(save: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  })
  useEffect(() => {
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
}
