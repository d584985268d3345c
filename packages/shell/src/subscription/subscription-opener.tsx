import { Button } from '@svetlitsa/ui/actions/button'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'

type SubscriptionOpenerProps = { bonus: number; label: string }

/** Opens the subscription window, whose form loads then. */
export function SubscriptionOpener({ bonus, label }: SubscriptionOpenerProps) {
  const { open } = useWindows()
  return (
    <Button kind="dark" onClick={() => open('subscriptionPopup', { bonus })}>
      {label}
    </Button>
  )
}
