import { type BoardWarehouse, useSaveCapacity } from '@svetlitsa/api-client/dispatch/queries'
import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { Field } from '@svetlitsa/ui/forms/field'
import { type FormEvent, useState } from 'react'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveOrder } from '../../order-move/use-move-order.ts'
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
  const { mutateAsync, isPending } = useSaveCapacity()
  const { move, ...moved } = useMoveOrder()
  const { id: warehouseId, name, limit, taken } = warehouse
  const saved = limit === null ? '' : String(limit)
  const [text, setText] = useState(saved)
  const isOver = limit !== null && taken > limit
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || text === saved) return
    const input = { warehouseId, date, limit: text === '' ? null : Number(text) }
    if (await move((key) => mutateAsync({ key, input }))) showToast({ text: t('limits.saved') })
  }
  return (
    <li className="border-b border-line bg-surface px-4 py-1.5 lg:px-6">
      <form
        onSubmit={(event) => void save(event)}
        noValidate
        className="flex flex-wrap items-center gap-x-3 gap-y-1"
      >
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
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </span>
        {text !== saved && (
          <Button
            type="submit"
            size={40}
            kind="soft"
            aria-label={t('limits.saveFor', { name })}
            waiting={isPending && t('waiting')}
          >
            {t('limits.save')}
          </Button>
        )}
        <MoveOutcome {...moved} />
      </form>
    </li>
  )
}
