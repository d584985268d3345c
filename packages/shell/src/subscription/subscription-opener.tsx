'use client'

import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Button } from '@svetlitsa/ui/primitives/button'

type SubscriptionOpenerProps = { bonus: number; label: string }

/** Opens the window of the subscription; its form is fetched then. */
export function SubscriptionOpener({ bonus, label }: SubscriptionOpenerProps) {
  const { open } = useWindows()
  return (
    <Button kind="dark" onClick={() => open('subscriptionPopup', { bonus })}>
      {label}
    </Button>
  )
}
