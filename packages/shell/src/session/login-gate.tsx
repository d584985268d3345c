import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'

type LoginGateProps = { title: string; text: string; actionLabel: string }

/** Asks a guest to log in. The login window stays on the address, so that its screen follows. */
export function LoginGate({ title, text, actionLabel }: LoginGateProps) {
  const { open } = useWindows()
  return (
    <EmptyState
      title={title}
      headingLevel={1}
      size="page"
      actions={<Button onClick={() => open('login', {})}>{actionLabel}</Button>}
    >
      {text}
    </EmptyState>
  )
}
