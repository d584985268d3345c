import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { ConfirmQuestion, type ConfirmTexts } from '@svetlitsa/ui/actions/confirm-question'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { type ReactNode, useState } from 'react'

type ConfirmButtonProps = {
  texts: ConfirmTexts
  onYes: () => Promise<void>
  trigger: (open: () => void) => ReactNode
}

/** A button that asks for confirmation in place before an action that cannot be undone. */
export function ConfirmButton({ texts, onYes, trigger }: ConfirmButtonProps) {
  const { open } = useWindows()
  const [isConfirming, setConfirming] = useState(false)
  const [isPending, setPending] = useState(false)

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
    <ConfirmQuestion
      texts={texts}
      isPending={isPending}
      onYes={() => void confirm()}
      onNo={() => setConfirming(false)}
    />
  )
}
