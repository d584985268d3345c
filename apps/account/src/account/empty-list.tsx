import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'

type EmptyListProps = {
  title: string
  text: string
  /** Where to go from here. */
  go: { href: string; label: string; kind?: 'primary' | 'outline' | 'soft' }
}

/** A list without rows: why, and the way on. */
export function EmptyList({ title, text, go: { href, label, kind = 'primary' } }: EmptyListProps) {
  return (
    <div className="mt-6">
      <EmptyState
        title={title}
        actions={
          <Button kind={kind} href={href}>
            {label}
          </Button>
        }
      >
        {text}
      </EmptyState>
    </div>
  )
}
