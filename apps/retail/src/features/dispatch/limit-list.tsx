import { type BoardWarehouse, useSaveCapacity } from '@svetlitsa/api-client/dispatch/queries'
import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { Field } from '@svetlitsa/ui/forms/field'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveForm } from '../../order-move/use-move-form.ts'
import { useBoardView } from './board-view.ts'

/** How many periods the warehouses assemble in the day, and the limits that can be changed. */
export function LimitList() {
  const t = useTexts(dispatchTexts)
  const {
    board: { date, warehouses },
  } = useBoardView()
  return (
    <section aria-labelledby="limits" className="min-w-0">
      <h2
        id="limits"
        className="flex min-h-12 items-center border-b border-line px-4 text-note font-medium text-ink-soft lg:px-6"
      >
        {t('limits.label')}
      </h2>
      {warehouses.length === 0 && (
        <p className="px-4 py-4 text-ink-soft lg:px-6">{t('limits.empty')}</p>
      )}
      <ul>
        {warehouses.map((warehouse) => (
          // A limit that somebody else has changed replaces what was typed.
          <LimitRow key={`${warehouse.id} ${warehouse.limit}`} warehouse={warehouse} date={date} />
        ))}
      </ul>
    </section>
  )
}

function LimitRow({ warehouse, date }: { warehouse: BoardWarehouse; date: string }) {
  const t = useTexts(dispatchTexts)
  const showToast = useToast()
  const { mutateAsync } = useSaveCapacity()
  const { id: warehouseId, name, limit, taken } = warehouse
  const saved = limit === null ? '' : String(limit)
  const isOver = limit !== null && taken > limit
  const { bindText, formProps, canSubmit, isSending, moved } = useMoveForm({
    values: { limit: saved },
    toInput: ({ limit: text }) => ({
      warehouseId,
      date,
      limit: text === '' ? null : Number(text),
    }),
    canSubmit: (typed) => typed.limit !== saved,
    call: (input, key) => mutateAsync({ key, input }),
    onDone: () => showToast({ text: t('limits.saved') }),
  })
  return (
    <li className="border-b border-line bg-surface px-4 py-1.5 lg:px-6">
      <form {...formProps} className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 grow basis-28 wrap-anywhere">
          {name}
          <span className={`block text-note ${isOver ? 'text-sale' : 'text-ink-soft'}`}>
            {t('limits.taken', { taken })}
            {isOver && `, ${t('limits.over')}`}
          </span>
        </span>
        <span className="w-24 shrink-0">
          <Field
            label={t('limits.limit', { name })}
            hideLabel
            type="number"
            inputMode="numeric"
            size={36}
            min={0}
            max={1_000}
            placeholder={t('limits.none')}
            {...bindText('limit')}
          />
        </span>
        {canSubmit && (
          <Button
            type="submit"
            size={40}
            kind="soft"
            aria-label={t('limits.saveFor', { name })}
            waiting={isSending && t('waiting')}
          >
            {t('limits.save')}
          </Button>
        )}
        <MoveOutcome {...moved} />
      </form>
    </li>
  )
}
