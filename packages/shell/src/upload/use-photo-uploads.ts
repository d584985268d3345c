import { removeUpload } from '@svetlitsa/api-client/upload/client'
import type { UploadedPhoto, UploadPurpose } from '@svetlitsa/api-client/upload/contract'
import { findFileProblem, uploadLimits } from '@svetlitsa/domain/upload/upload-limits'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { UploadError, type UploadFailure } from './upload-error.ts'

/** What is wrong with a file or its upload. */
export type UploadProblem =
  | UploadFailure
  | { kind: 'size'; bytes: number }
  | { kind: 'type' | 'empty' | 'cancelled' | 'many' }

/** A file on its way, or one that did not arrive. */
export interface FileOnItsWay {
  key: string
  file: File
  /** A refused file is not taken at another attempt either. */
  state: 'waiting' | 'sending' | 'failed' | 'refused'
  /** From 0 to 1. */
  progress: number
}

export interface Notice {
  name: string
  problem: UploadProblem
}

interface PhotoUploadsOptions {
  purpose: UploadPurpose
  limit: number
  uploads: readonly UploadedPhoto[]
  onChange: (uploads: UploadedPhoto[]) => void
  onBusyChange?: ((isBusy: boolean) => void) | undefined
}

interface Task extends FileOnItsWay {
  controller: AbortController
  id: string | null
}

/** The queue of a form's files: two are sent at once, the others wait (upload.limits). */
export function usePhotoUploads(options: PhotoUploadsOptions) {
  const { purpose, limit, uploads, onChange } = options
  const [tasks, setTasks] = useState<readonly Task[]>([])
  const [notice, setNotice] = useState<Notice | null>(null)
  // Files end one after another, each after what the form was given last.
  const latest = useRef({ uploads, onChange, purpose })
  latest.current = { uploads, onChange, purpose }
  const queue = useRef<Task[]>([])
  const show = () => setTasks([...queue.current])

  const drop = (task: Task) => {
    queue.current = queue.current.filter((one) => one.key !== task.key)
  }
  const change = (task: Task, changes: Partial<Task>) => {
    Object.assign(task, changes)
    queue.current = queue.current.map((one) => (one.key === task.key ? task : one))
    show()
  }
  const send = async (task: Task) => {
    change(task, { state: 'sending', progress: 0, controller: new AbortController() })
    const { signal } = task.controller
    try {
      // The tus client is not a part of the page until a file is chosen.
      const { sendFile } = await import('./send-file.ts')
      const photo = await sendFile(task.file, {
        purpose: latest.current.purpose,
        signal,
        onProgress: (progress) => change(task, { progress }),
        onBegun: (id) => {
          task.id = id
        },
      })
      if (signal.aborted) return
      drop(task)
      const { uploads: before, onChange: report } = latest.current
      // The same file chosen twice is one upload.
      if (!before.some(({ id }) => id === photo.id)) {
        latest.current.uploads = [...before, photo]
        report([...before, photo])
      }
    } catch (error) {
      if (signal.aborted) return
      const problem: UploadProblem =
        error instanceof UploadError ? error.failure : { kind: 'network' }
      setNotice({ name: task.file.name, problem })
      // The server removes what it refuses.
      if (problem.kind === 'refused') change(task, { state: 'refused', id: null })
      else change(task, { state: 'failed' })
    }
    advance()
  }
  const advance = () => {
    show()
    const sending = queue.current.filter(({ state }) => state === 'sending').length
    const waiting = queue.current.filter(({ state }) => state === 'waiting')
    for (const task of waiting.slice(0, uploadLimits.maxParallel - sending)) void send(task)
  }

  const isBusy = tasks.some(({ state }) => state === 'sending' || state === 'waiting')
  const reportBusy = useEffectEvent((value: boolean) => options.onBusyChange?.(value))
  useEffect(() => {
    if (!isBusy) return
    reportBusy(true)
    return () => reportBusy(false)
  }, [isBusy])

  useEffect(
    () => () => {
      for (const { controller } of queue.current) controller.abort()
    },
    [],
  )

  return {
    tasks,
    notice,
    add(files: readonly File[]) {
      setNotice(null)
      for (const file of files) {
        const { name, type, size: bytes } = file
        const problem = findFileProblem({ name, type, bytes })
        const isFull = latest.current.uploads.length + queue.current.length >= limit
        if (problem) setNotice({ name, problem: { kind: problem, bytes } })
        else if (isFull) setNotice({ name, problem: { kind: 'many' } })
        else queue.current = [...queue.current, createTask(file)]
      }
      advance()
    },
    /** Ends an upload for good: what arrived of it is removed. */
    cancel(key: string) {
      const task = queue.current.find((one) => one.key === key)
      if (!task) return
      task.controller.abort()
      drop(task)
      if (task.state === 'sending' || task.state === 'waiting')
        setNotice({ name: task.file.name, problem: { kind: 'cancelled' } })
      removeQuietly(task.id)
      advance()
    },
    retry(key: string) {
      const task = queue.current.find((one) => one.key === key)
      setNotice(null)
      if (task) change(task, { state: 'waiting' })
      advance()
    },
    remove(id: string) {
      removeQuietly(id)
      onChange(uploads.filter((photo) => photo.id !== id))
    },
  }
}

function createTask(file: File): Task {
  const key = crypto.randomUUID()
  return { key, file, state: 'waiting', progress: 0, controller: new AbortController(), id: null }
}

/** The sweep removes what this does not reach. */
function removeQuietly(id: string | null): void {
  if (id) void removeUpload({ id }).catch(() => {})
}
