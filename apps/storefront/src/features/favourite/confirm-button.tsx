'use client'

import { faultText } from '@svetlitsa/shell/fault-text'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Button } from '@svetlitsa/ui/primitives/button'
import { type ReactNode, useEffect, useRef, useState } from 'react'

type ConfirmButtonProps = {
  words: { title: string; text: string; yes: string; no: string }
  onYes: () => Promise<void>
  trigger: (open: () => void) => ReactNode
}

/** A button that asks in its place before it does what cannot be undone. */
export function ConfirmButton({ words, onYes, trigger }: ConfirmButtonProps) {
  const { open } = useWindows()
  const [isAsking, setAsking] = useState(false)
  const [isDoing, setDoing] = useState(false)
  const keep = useRef<HTMLDivElement>(null)
  // The safe answer has the focus, so that Enter pressed twice takes nothing away.
  useEffect(() => {
    if (isAsking) keep.current?.querySelector('button')?.focus()
  }, [isAsking])

  const confirm = async () => {
    setDoing(true)
    try {
      await onYes()
    } catch (fault) {
      open('fault', { text: faultText(fault) })
    } finally {
      setDoing(false)
      setAsking(false)
    }
  }

  if (!isAsking) return trigger(() => setAsking(true))
  return (
    <section
      aria-label={words.title}
      className="flex max-w-120 basis-full flex-col gap-3 rounded-medium bg-sand p-4 wrap-anywhere"
    >
      <div>
        <p className="font-semibold">{words.title}</p>
        <p className="text-small text-ink-soft">{words.text}</p>
      </div>
      <div ref={keep} className="flex flex-wrap gap-2">
        <Button kind="white" size={40} disabled={isDoing} onClick={() => setAsking(false)}>
          {words.no}
        </Button>
        <Button kind="dark" size={40} disabled={isDoing} onClick={() => void confirm()}>
          {words.yes}
        </Button>
      </div>
    </section>
  )
}
