import { type Board, useSaveCrew } from '@svetlitsa/api-client/dispatch/queries'
import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { Field } from '@svetlitsa/ui/forms/field'
import { Select } from '@svetlitsa/ui/forms/select'
import { Switch } from '@svetlitsa/ui/forms/switch'
import { type FormEvent, useId, useState } from 'react'
import { DetailPane } from '../../../list-detail/detail-pane.tsx'
import { MoveOutcome } from '../../../order-move/move-outcome.tsx'
import { useMoveOrder } from '../../../order-move/use-move-order.ts'

type CrewPaneProps = {
  board: Board
  /** Null adds a crew. */
  id: number | null
  onClose: () => void
}

/** Adds, changes or disables a crew; the server judges the fields. */
export function CrewPane({ board, id, onClose }: CrewPaneProps) {
  const t = useTexts(dispatchTexts)
  const showToast = useToast()
  const { mutateAsync, isPending } = useSaveCrew()
  const { move, ...moved } = useMoveOrder()
  const found = board.crews.find((crew) => crew.id === id)
  const [warehouseId, setWarehouseId] = useState(found?.warehouseId ?? board.warehouses[0]?.id ?? 0)
  const [name, setName] = useState(found?.name ?? '')
  const [capacity, setCapacity] = useState(String(found?.dayCapacity ?? 8))
  const [isActive, setActive] = useState(found?.isActive ?? true)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) void save()
  }
  const save = async () => {
    const input = { id, warehouseId, name, dayCapacity: Number(capacity), isActive }
    const isSaved = await move(async (key) => {
      const outcome = await mutateAsync({ key, input })
      setErrors(outcome.ok ? {} : outcome.fields)
      return outcome
    })
    if (!isSaved) return
    showToast({ text: t('crews.saved') })
    onClose()
  }
  return (
    <DetailPane
      title={found?.name ?? t('crews.newTitle')}
      closeLabel={t('crews.close')}
      onClose={onClose}
      actions={
        <>
          <MoveOutcome {...moved} />
          <Button type="submit" form={formId} size={40} waiting={isPending && t('waiting')}>
            {t('crews.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4 pt-2">
        <Field
          label={t('crews.name')}
          size={44}
          maxLength={60}
          autoComplete="off"
          value={name}
          error={errors.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Select
          label={t('warehouseLabel')}
          size={44}
          value={String(warehouseId)}
          onChange={(value) => setWarehouseId(Number(value))}
          options={board.warehouses.map((place) => ({
            value: String(place.id),
            label: place.name,
          }))}
        />
        <Field
          label={t('crews.capacity')}
          type="number"
          inputMode="numeric"
          size={44}
          min={1}
          max={50}
          value={capacity}
          error={errors.dayCapacity}
          onChange={({ currentTarget }) => setCapacity(currentTarget.value)}
        />
        <Switch
          label={t('crews.isActive')}
          note={t('crews.isActiveNote')}
          checked={isActive}
          onChange={({ target }) => setActive(target.checked)}
        />
      </form>
    </DetailPane>
  )
}
