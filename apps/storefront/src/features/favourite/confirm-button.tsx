'use client'

import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { Button } from '@svetlitsa/ui/actions/button'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { type ReactNode, useEffect, useRef, useState } from 'react'

type ConfirmButtonProps = {
  texts: { title: string; text: string; yes: string; no: string }
  onYes: () => Promise<void>
  trigger: (open: () => void) => ReactNode
}

/** A button that asks for confirmation in place before an action that cannot be undone. */
export function ConfirmButton({ texts, onYes, trigger }: ConfirmButtonProps) {
  const { open } = useWindows()
  const [isConfirming, setConfirming] = useState(false)
  const [isPending, setPending] = useState(false)
  const actionsRef = useRef<HTMLDivElement>(null)
  // The safe answer gets the focus, so that pressing Enter twice deletes nothing.
  useEffect(() => {
    if (isConfirming) actionsRef.current?.querySelector('button')?.focus()
  }, [isConfirming])

  const confirm = async () => {
    setPending(true)
    try {
      await onYes()
    } catch (error) {
      open('error', { text: getErrorMessage(error) })
    } finally {
      setPending(false)
      setConfirming(false)
    }
  }

  if (!isConfirming) return trigger(() => setConfirming(true))
  return (
    <section
      aria-label={texts.title}
      className="flex max-w-120 basis-full flex-col gap-3 rounded-medium bg-sand p-4 wrap-anywhere"
    >
      <div>
        <p className="font-semibold">{texts.title}</p>
        <p className="text-small text-ink-soft">{texts.text}</p>
      </div>
      <div ref={actionsRef} className="flex flex-wrap gap-2">
        <Button kind="white" size={40} disabled={isPending} onClick={() => setConfirming(false)}>
          {texts.no}
        </Button>
        <Button kind="dark" size={40} disabled={isPending} onClick={() => void confirm()}>
          {texts.yes}
        </Button>
      </div>
    </section>
  )
}
