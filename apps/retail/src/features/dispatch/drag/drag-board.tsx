import { Accessibility, KeyboardSensor, PointerSensor } from '@dnd-kit/dom'
import { DragDropProvider, DragOverlay } from '@dnd-kit/react'
import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { type ReactNode, useMemo } from 'react'
import { useBoardView } from '../board-view.ts'
import { type Dragged, readDraggedOrder, readDropPlace } from './drag-data.ts'

/** Arrow keys carry an order about a cell at a time. */
const keyboardStepPx = { x: 120, y: 48 }

/**
 * Lets orders be dragged onto periods and crews, by pointer or keyboard. Every place takes the order:
 * whether it may, the server decides and tells in words.
 */
export function DragBoard({ children }: { children: ReactNode }) {
  const { moves, board } = useBoardView()
  const plugin = useAnnouncements()
  const sensors = useMemo(
    () => [
      PointerSensor.configure({
        activatorElements: ({ element, handle }) => [element, handle],
      }),
      KeyboardSensor.configure({ offset: keyboardStepPx }),
    ],
    [],
  )
  return (
    <DragDropProvider
      sensors={sensors}
      plugins={(plugins) => [...plugins.filter((one) => one !== Accessibility), plugin]}
      onDragEnd={({ canceled, operation: { source, target } }) => {
        const order = readDraggedOrder(source)
        const place = readDropPlace(target)
        if (canceled || !order || !place) return
        if (place.kind === 'crew') {
          if (place.crewId !== order.crewId) void moves.setCrew(order, place.crewId)
          return
        }
        const { assemblerId, period } = place
        const [first] = order.slots
        const isThere =
          order.assemblerId === assemblerId && first?.date === board.date && first.period === period
        if (isThere) return
        void moves.assign(order, { assemblerId, date: board.date, period })
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {(source) => {
          const order = readDraggedOrder(source)
          return (
            order && (
              <div className="w-60 cursor-grabbing rounded-dense border border-accent bg-surface px-3 py-2 text-small shadow-float">
                <strong className="font-semibold">{order.number}</strong>
                <span className="block truncate text-ink-soft">{order.address}</span>
              </div>
            )
          )
        }}
      </DragOverlay>
    </DragDropProvider>
  )
}

type DragEvent = { canceled?: boolean; operation: { source: Dragged; target: Dragged } }

/** What screen readers hear of a drag, in the reader's language. */
function useAnnouncements() {
  const t = useTexts(dispatchTexts)
  return useMemo(
    () =>
      Accessibility.configure({
        screenReaderInstructions: { draggable: t('drag.how') },
        announcements: {
          dragstart: ({ operation: { source } }: DragEvent) =>
            t('drag.taken', { number: readDraggedOrder(source)?.number ?? '' }),
          dragover: ({ operation: { source, target } }: DragEvent) => {
            const number = readDraggedOrder(source)?.number ?? ''
            const place = readDropPlace(target)?.label
            return place ? t('drag.over', { number, place }) : t('drag.out', { number })
          },
          dragend: ({ canceled, operation: { source, target } }: DragEvent) => {
            const number = readDraggedOrder(source)?.number ?? ''
            const place = readDropPlace(target)?.label
            return canceled || !place
              ? t('drag.cancelled', { number })
              : t('drag.dropped', { number, place })
          },
        },
      }),
    [t],
  )
}
