'use client'

import { type Project, useLastProject, useSaveProject } from '@svetlitsa/api-client/query/project'
import { useEffect, useReducer, useRef, useState } from 'react'
import { blankDraft, type DraftStep, type ProjectDraft, stepDraft } from './project-draft.ts'

/** A wall is saved once the hand has rested. */
const restMs = 900

type Saving = 'idle' | 'saving' | 'saved' | 'failed'

/** The wall under work: found again where it was left, saved as it changes. */
export function useProject() {
  const last = useLastProject()
  const save = useSaveProject()
  const [draft, dispatch] = useReducer(stepDraft, blankDraft)
  const [saving, setSaving] = useState<Saving>('idle')
  /** What the last save or restoring left: a draft that differs is not saved yet. */
  const kept = useRef<ProjectDraft>(blankDraft)
  const isTouched = useRef(false)

  const found = last.data
  useEffect(() => {
    if (!found || isTouched.current) return
    const draft = draftOf(found)
    kept.current = draft
    dispatch({ type: 'restored', draft })
  }, [found])

  const { mutateAsync } = save
  const saveNow = async (wanted: ProjectDraft) => {
    setSaving('saving')
    try {
      const project = await mutateAsync(inputOf(wanted))
      if (!project) throw new Error('the project was not kept')
      kept.current = wanted
      dispatch({ type: 'saved', recordId: project.recordId, guid: project.guid })
      setSaving('saved')
      return project
    } catch {
      setSaving('failed')
      return null
    }
  }
  // The latest function without making the timer begin anew with every render.
  const saveLater = useRef(saveNow)
  saveLater.current = saveNow
  useEffect(() => {
    if (!isTouched.current || isSame(draft, kept.current)) return
    const timer = setTimeout(() => void saveLater.current(draft), restMs)
    return () => clearTimeout(timer)
  }, [draft])

  const step = (one: DraftStep) => {
    isTouched.current = true
    dispatch(one)
  }
  return { draft, step, saving, saveNow: () => saveNow(draft), isLoading: last.isPending }
}

function isSame(one: ProjectDraft, other: ProjectDraft): boolean {
  return one.kind === other.kind && one.wallCm === other.wallCm && one.modules === other.modules
}

function inputOf({ recordId, kind, wallCm, modules }: ProjectDraft) {
  return {
    ...(recordId === null ? {} : { recordId }),
    kind,
    wallCm,
    modules: modules.map(({ offerId, xCm, row }) => ({ offerId, xCm, row })),
  }
}

function draftOf({ recordId, guid, kind, wallCm, modules }: Project): ProjectDraft {
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
