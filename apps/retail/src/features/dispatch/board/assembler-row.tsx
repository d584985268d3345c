import type { BoardAssembler } from '@svetlitsa/api-client/dispatch/queries'
import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { useBoardView } from '../board-view.ts'
import { PeriodCell } from './period-cell.tsx'

/** An assembler with the periods of the day; the name opens where the person works. */
export function AssemblerRow({ assembler }: { assembler: BoardAssembler }) {
  const t = useTexts(dispatchTexts)
  const { board, open } = useBoardView()
  const { id, name, area, warehouseId, load, dayCapacity, periods } = assembler
  const place = board.warehouses.find((warehouse) => warehouse.id === warehouseId)?.name
  return (
    <li className="grid border-b border-line bg-surface lg:grid-cols-[minmax(0,13rem)_repeat(4,minmax(0,1fr))]">
      <div className="min-w-0 px-4 py-2 lg:px-6">
        <div className="flex items-baseline justify-between gap-2">
          <span className="min-w-0 wrap-anywhere">
            <TextLink
              tone="bare"
              aria-label={t('workplace.change', { name })}
              onClick={() => open({ kind: 'assembler', id })}
            >
              <strong className="block text-left font-semibold">{name}</strong>
            </TextLink>
          </span>
          <span
            className={`shrink-0 text-note tabular-nums ${load >= dayCapacity ? 'text-sale' : 'text-ink-soft'}`}
          >
            {t('board.load', { load, limit: dayCapacity })}
          </span>
        </div>
        <p className="line-clamp-2 wrap-anywhere text-note text-ink-soft">
          {[area, place ?? (warehouseId === null ? t('board.everywhere') : null)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <ul
        aria-label={t('board.times', { name })}
        className="grid grid-cols-2 gap-1 max-lg:px-4 max-lg:pb-3 lg:col-span-4 lg:grid-cols-4 lg:p-1"
      >
        {periods.map((period) => (
          <li key={period.period} className="min-w-0">
            <PeriodCell assembler={assembler} period={period} />
          </li>
        ))}
      </ul>
    </li>
  )
}
