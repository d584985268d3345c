import {
  type BannerChoices,
  type BannerElement,
  useSaveBanner,
} from '@svetlitsa/api-client/banner-editor/queries'
import { type BannerKind, listChangedFields } from '@svetlitsa/domain/banner/banner'
import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { useState } from 'react'
import { type BannerDraft, newBanner, toContent, toDraft } from './banner-draft.ts'

interface Options {
  kind: BannerKind
  /** The banner as it is saved now; null for a new one. */
  saved: BannerElement | null
  choices: BannerChoices
  onCreated: (id: number) => void
}

export type BannerEditing = ReturnType<typeof useBannerDraft>

/** The banner that is being edited: its draft, what the server said of it, and saving it. */
export function useBannerDraft({ kind, saved, choices, onCreated }: Options) {
  const t = useTexts(bannerEditorTexts)
  const showToast = useToast()
  const { regions } = choices
  const [draft, setDraft] = useState<BannerDraft>(() => toDraft(saved ?? newBanner, regions))
  const [version, setVersion] = useState(saved?.version ?? 0)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [error, setError] = useState<string | null>(null)
  const saving = useSaveBanner(kind)

  const content = toContent(draft, regions)
  const hasConflict = saved !== null && saved.version > version
  const isChanged = listChangedFields(content, saved ?? newBanner).length > 0

  const change = (fields: Partial<BannerDraft>) => setDraft((before) => ({ ...before, ...fields }))
  const save = async (base = version) => {
    if (saving.isPending) return
    setProblems({})
    setError(null)
    const target = saved ? { id: saved.id, version: base } : {}
    try {
      const outcome = await saving.mutateAsync({
        key: crypto.randomUUID(),
        input: { ...content, ...target },
      })
      if (outcome.ok) {
        setVersion(outcome.answer.version)
        showToast({ text: t(draft.isActive ? 'save.done' : 'save.doneHidden') })
        if (!saved) onCreated(outcome.answer.id)
      } else if (outcome.reason !== 'changed_meanwhile') {
        setProblems(outcome.fields)
        setError(outcome.message)
      }
    } catch (cause) {
      setError(getErrorMessage(cause) ?? t('save.failed'))
    }
  }
  return {
    draft,
    content,
    change,
    problems,
    error,
    isChanged,
    isSaving: saving.isPending,
    hasConflict,
    save: () => void save(),
    takeSaved() {
      if (!saved) return
      setDraft(toDraft(saved, regions))
      setVersion(saved.version)
      setError(null)
    },
    keepOwn() {
      if (saved) void save(saved.version)
    },
  }
}
