import { assemblyPeriods } from '@svetlitsa/domain/assembly/assembly-period'
import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useBoardView } from '../board-view.ts'
import { formatPeriod } from '../format-slots.ts'
import { AssemblerRow } from './assembler-row.tsx'

/** The assemblers of a day with its periods: free, taken, past, or why the person is away. */
export function AssemblerGrid() {
  const t = useTexts(dispatchTexts)
  const {
    board: { assemblers },
  } = useBoardView()
  return (
    <section aria-labelledby="assemblers">
      <div className="grid border-b border-line text-note font-medium text-ink-soft lg:grid-cols-[minmax(0,13rem)_repeat(4,minmax(0,1fr))]">
        <h2 id="assemblers" className="px-4 py-2 text-note font-medium lg:px-6">
          {t('board.label')}
        </h2>
        {assemblyPeriods.map((_, period) => (
          <span
            key={formatPeriod(period)}
            aria-hidden="true"
            className="px-2 py-2 tabular-nums max-lg:hidden"
          >
            {formatPeriod(period)}
          </span>
        ))}
      </div>
      {assemblers.length === 0 && (
        <p className="px-4 py-6 text-ink-soft lg:px-6">{t('board.empty')}</p>
      )}
      <ul>
        {assemblers.map((assembler) => (
          <AssemblerRow key={assembler.id} assembler={assembler} />
        ))}
      </ul>
    </section>
  )
}
