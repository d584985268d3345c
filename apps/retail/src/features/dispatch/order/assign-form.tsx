import type { Board, BoardOrder } from '@svetlitsa/api-client/dispatch/queries'
import { assemblyPeriods } from '@svetlitsa/domain/assembly/assembly-period'
import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
import { Select } from '@svetlitsa/ui/forms/select'
import { type FormEvent, useState } from 'react'
import { getPeriodState } from '../board/get-period-state.ts'
import { formatPeriod } from '../format-slots.ts'
import type { DispatchMoves } from '../use-dispatch-moves.ts'

type AssignFormProps = { board: Board; order: BoardOrder; moves: DispatchMoves }

/** Chooses the assembler, the day and the time of an order by menus, or takes the assembler away. */
export function AssignForm({ board, order, moves }: AssignFormProps) {
  const t = useTexts(dispatchTexts)
  const [first] = order.slots
  const [assemblerId, setAssemblerId] = useState(order.assemblerId)
  const [date, setDate] = useState(first?.date ?? board.date)
  const [period, setPeriod] = useState(first?.period ?? null)
  const assembler = board.assemblers.find(({ id }) => id === assemblerId)
  const isMove = order.assemblerId !== null
  const describePeriod = (index: number) => {
    const time = formatPeriod(index)
    const found = assembler?.periods.find((one) => one.period === index)
    // The board knows the times of its own day.
    if (!found || date !== board.date) return time
    const state = getPeriodState(found)
    const number = found.orderNumber ?? ''
    const text = state === 'taken' ? t('assign.periodTaken', { number }) : t(`board.${state}`)
    return t('assign.periodState', { time, state: text })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (assemblerId === null || period === null || moves.isPending) return
    void moves.assign(order, { assemblerId, date, period })
  }
  return (
    <form onSubmit={submit} className="mt-4 grid gap-3 border-t border-line pt-4" noValidate>
      <h3 className="text-body font-medium">{t('assign.title')}</h3>
      <Select
        label={t('assign.assembler')}
        size={44}
        placeholder={t('assign.choose')}
        value={assemblerId === null ? '' : String(assemblerId)}
        onChange={(value) => setAssemblerId(Number(value))}
        options={board.assemblers.map(({ id, name, load, dayCapacity: limit }) => ({
          value: String(id),
          label: t('assign.option', { name, load, limit }),
        }))}
      />
      <Field
        label={t('day.label')}
        type="date"
        size={44}
        required
        min={board.today}
        value={date}
        onChange={({ currentTarget: { value } }) => value && setDate(value)}
      />
      <Select
        label={t('assign.period')}
        size={44}
        placeholder={t('assign.choosePeriod')}
        value={period === null ? '' : String(period)}
        onChange={(value) => setPeriod(Number(value))}
        options={assemblyPeriods.map((_, index) => ({
          value: String(index),
          label: describePeriod(index),
        }))}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size={40}
          disabled={assemblerId === null || period === null}
          waiting={moves.isPending && t('waiting')}
        >
          {t(isMove ? 'assign.move' : 'assign.go')}
        </Button>
        {isMove && (
          <Button
            size={40}
            kind="soft"
            disabled={moves.isPending}
            onClick={() => void moves.withdraw(order)}
          >
            {t('assign.withdraw')}
          </Button>
        )}
      </div>
    </form>
  )
}
