import type { Board, BoardOrder } from '@svetlitsa/api-client/dispatch/queries'
import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Select } from '@svetlitsa/ui/forms/select'
import { type FormEvent, useState } from 'react'
import type { DispatchMoves } from '../use-dispatch-moves.ts'

const NOBODY = 'none'

type CrewChoiceProps = { board: Board; order: BoardOrder; moves: DispatchMoves }

/** Gives the delivery of an order to a crew, or takes it away. */
export function CrewChoice({ board, order, moves }: CrewChoiceProps) {
  const t = useTexts(dispatchTexts)
  const [crewId, setCrewId] = useState(order.crewId)
  const crews = board.crews.filter(
    ({ id, isActive, warehouseId }) =>
      (isActive && warehouseId === order.warehouseId) || id === order.crewId,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!moves.isPending) void moves.setCrew(order, crewId)
  }
  return (
    <form onSubmit={submit} className="mt-4 grid gap-3 border-t border-line pt-4">
      <Select
        label={t('order.crew')}
        size={44}
        value={crewId === null ? NOBODY : String(crewId)}
        onChange={(value) => setCrewId(value === NOBODY ? null : Number(value))}
        options={[
          { value: NOBODY, label: t('crews.none') },
          ...crews.map(({ id, name, load, dayCapacity: limit }) => ({
            value: String(id),
            // The loads are those of the day of the board.
            label:
              order.deliveryDate === board.date ? t('crews.option', { name, load, limit }) : name,
          })),
        ]}
      />
      <div>
        <Button
          type="submit"
          size={40}
          kind="outline"
          disabled={crewId === order.crewId}
          waiting={moves.isPending && t('waiting')}
        >
          {t('crews.set')}
        </Button>
      </div>
    </form>
  )
}
