import { useEffect, useEffectEvent, useRef, useState } from 'react'

const pauseMs = 600
const retryMs = 5_000

interface DraftCalls<Fields> {
  save: (fields: Partial<Fields>) => Promise<unknown>
  /** Called while the page is being left; nobody waits for its answer. */
  saveOnLeave: (fields: Partial<Fields>) => void
}

/**
 * Saves what is typed after a pause in typing, at the latest when the field or the page is left
 * (checkout.draft). Fields that could not be saved are tried again with the next ones.
 */
export function useDraft<Fields extends object>({ save, saveOnLeave }: DraftCalls<Fields>) {
  const pending = useRef<Partial<Fields>>({})
  const sent = useRef(new Set<Partial<Fields>>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastSave = useRef<Promise<void>>(Promise.resolve())
  const [isUnsaved, setUnsaved] = useState(false)

  const take = (): Partial<Fields> | null => {
    clearTimeout(timer.current)
    const fields = pending.current
    pending.current = {}
    return Object.keys(fields).length > 0 ? fields : null
  }
  const saveFields = async (fields: Partial<Fields>) => {
    sent.current.add(fields)
    try {
      await save(fields)
      setUnsaved(false)
    } catch {
      pending.current = { ...fields, ...pending.current }
      setUnsaved(true)
      timer.current = setTimeout(() => void flush(), retryMs)
    } finally {
      sent.current.delete(fields)
    }
  }
  /** Resolves when everything that was typed has been sent. */
  const flush = (): Promise<void> => {
    const fields = take()
    if (fields) lastSave.current = saveFields(fields)
    return lastSave.current
  }
  const change = (fields: Partial<Fields>) => {
    pending.current = { ...pending.current, ...fields }
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), pauseMs)
  }

  const closeStep = useEffectEvent(() => {
    const fields = take()
    if (fields) saveOnLeave(fields)
  })
  // The page ends the saves that are not answered yet, even those that wait for other writes.
  const leave = useEffectEvent(() => {
    const fields: Partial<Fields> = Object.assign({}, ...sent.current, take())
    sent.current.clear()
    if (Object.keys(fields).length > 0) saveOnLeave(fields)
  })
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', onHide)
      closeStep()
    }
  }, [])
  return { change, flush, isUnsaved }
}
