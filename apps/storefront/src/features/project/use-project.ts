import { type Project, useLastProject, useSaveProject } from '@svetlitsa/api-client/project/queries'
import { useEffect, useReducer, useRef, useState } from 'react'
import { type DraftStep, emptyDraft, type ProjectDraft, reduceDraft } from './project-draft.ts'

/** Save the wall after a pause in editing. */
const saveDelayMs = 900

type Saving = 'idle' | 'saving' | 'saved' | 'failed'

/** The project draft: restored from the last save, and saved as it changes. */
export function useProject() {
  const lastProject = useLastProject()
  const save = useSaveProject()
  const [draft, dispatch] = useReducer(reduceDraft, emptyDraft)
  const [saving, setSaving] = useState<Saving>('idle')
  /** The last saved or restored draft; a different one has unsaved changes. */
  const savedDraft = useRef<ProjectDraft>(emptyDraft)
  const isEdited = useRef(false)

  const project = lastProject.data
  useEffect(() => {
    if (!project || isEdited.current) return
    const draft = toDraft(project)
    savedDraft.current = draft
    dispatch({ type: 'restored', draft })
  }, [project])

  const { mutateAsync } = save
  const saveNow = async (draftToSave: ProjectDraft) => {
    setSaving('saving')
    try {
      const project = await mutateAsync(toProjectInput(draftToSave))
      if (!project) throw new Error('The project was not saved')
      savedDraft.current = draftToSave
      dispatch({ type: 'saved', recordId: project.recordId, guid: project.guid })
      setSaving('saved')
      return project
    } catch {
      setSaving('failed')
      return null
    }
  }
  // Holds the latest function, so that a render does not restart the timer.
  const latestSave = useRef(saveNow)
  latestSave.current = saveNow
  useEffect(() => {
    if (!isEdited.current || isSame(draft, savedDraft.current)) return
    const timer = setTimeout(() => void latestSave.current(draft), saveDelayMs)
    return () => clearTimeout(timer)
  }, [draft])

  const dispatchStep = (step: DraftStep) => {
    isEdited.current = true
    dispatch(step)
  }
  return {
    draft,
    step: dispatchStep,
    saving,
    saveNow: () => saveNow(draft),
    isLoading: lastProject.isPending,
  }
}

function isSame(a: ProjectDraft, b: ProjectDraft): boolean {
  return a.kind === b.kind && a.wallCm === b.wallCm && a.modules === b.modules
}

function toProjectInput({ recordId, kind, wallCm, modules }: ProjectDraft) {
  return {
    ...(recordId === null ? {} : { recordId }),
    kind,
    wallCm,
    modules: modules.map(({ offerId, xCm, row }) => ({ offerId, xCm, row })),
  }
}

function toDraft({ recordId, guid, kind, wallCm, modules }: Project): ProjectDraft {
  return {
    recordId,
    guid,
    kind,
    wallCm,
    modules: modules.map((module, key) => ({ ...module, key })),
    nextKey: modules.length,
    aside: {},
    cleared: [],
  }
}
