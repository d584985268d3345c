import { useEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'

export type ConfirmTexts = { title: string; text?: string; yes: string; no: string }

type ConfirmQuestionProps = {
  texts: ConfirmTexts
  isPending: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks in place before an action that cannot be undone. */
export function ConfirmQuestion({ texts, isPending, onYes, onNo }: ConfirmQuestionProps) {
  const actionsRef = useRef<HTMLDivElement>(null)
  // The safe answer gets the focus, so that pressing Enter twice deletes nothing.
  useEffect(() => actionsRef.current?.querySelector('button')?.focus(), [])
  return (
    <section
      aria-label={texts.title}
      className="flex max-w-120 basis-full flex-col gap-3 rounded-medium bg-sand p-4 wrap-anywhere"
    >
      <div>
        <p className="font-semibold">{texts.title}</p>
        {texts.text && <p className="text-small text-ink-soft">{texts.text}</p>}
      </div>
      <div ref={actionsRef} className="flex flex-wrap gap-2">
        <Button kind="white" size={40} disabled={isPending} onClick={onNo}>
          {texts.no}
        </Button>
        <Button kind="dark" size={40} disabled={isPending} onClick={onYes}>
          {texts.yes}
        </Button>
      </div>
    </section>
  )
}
