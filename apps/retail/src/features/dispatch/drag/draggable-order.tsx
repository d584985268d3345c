import { useDraggable } from '@dnd-kit/react'
import type { BoardOrder } from '@svetlitsa/api-client/dispatch/queries'
import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { IconButton } from '@svetlitsa/ui/actions/icon-button'
import { Icon } from '@svetlitsa/ui/media/icon'
import { GripVertical } from 'lucide'
import type { ReactNode } from 'react'

type DraggableOrderProps = {
  order: BoardOrder
  /** Where on the board it lies: an order may be shown more than once. */
  place: string
  children: ReactNode
}

/** An order that the pointer takes anywhere but on its buttons, and the keyboard by its handle. */
export function DraggableOrder({ order, place, children }: DraggableOrderProps) {
  const t = useTexts(dispatchTexts)
  const { ref, handleRef, isDragSource } = useDraggable({
    id: `${place}:${order.orderGuid}`,
    data: { order },
  })
  return (
    <div
      ref={ref}
      className={`flex min-w-0 items-start lg:cursor-grab ${isDragSource ? 'opacity-40' : ''}`}
    >
      <span className="-ml-1 shrink-0 max-lg:hidden">
        <IconButton
          ref={handleRef}
          label={t('order.drag', { number: order.number })}
          aria-roledescription={t('drag.role')}
          size={32}
        >
          <Icon iconNode={GripVertical} size="line" />
        </IconButton>
      </span>
      <div className="min-w-0 grow">{children}</div>
    </div>
  )
}
