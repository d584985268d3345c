import { useDroppable } from '@dnd-kit/react'
import type { ReactNode } from 'react'
import type { DropPlace } from './drag-data.ts'

const toneClasses = {
  plain: 'bg-surface',
  taken: 'bg-surface ring-1 ring-line-strong ring-inset',
  free: 'bg-forest-soft',
  closed: 'bg-sand text-ink-soft',
  proposed: 'bg-honey-soft',
}

type DropAreaProps = {
  place: DropPlace
  tone?: keyof typeof toneClasses
  children: ReactNode
}

/** A place that takes an order; it is framed while an order is above it. */
export function DropArea({ place, tone = 'plain', children }: DropAreaProps) {
  const id = place.kind === 'crew' ? `crew:${place.crewId}` : `${place.assemblerId}:${place.period}`
  const { ref, isDropTarget } = useDroppable({ id, data: { place } })
  return (
    <div
      ref={ref}
      className={`h-full min-w-0 rounded-small ${toneClasses[tone]} ${isDropTarget ? 'outline-2 -outline-offset-2 outline-accent' : ''}`}
    >
      {children}
    </div>
  )
}
