import { type Board, useSaveCrew } from '@svetlitsa/api-client/dispatch/queries'
import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { Field } from '@svetlitsa/ui/forms/field'
import { Select } from '@svetlitsa/ui/forms/select'
import { Switch } from '@svetlitsa/ui/forms/switch'
import { useId } from 'react'
import { DetailPane } from '../../../list-detail/detail-pane.tsx'
import { MoveOutcome } from '../../../order-move/move-outcome.tsx'
import { useMoveForm } from '../../../order-move/use-move-form.ts'

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
  const { mutateAsync } = useSaveCrew()
  const formId = useId()
  const found = board.crews.find((crew) => crew.id === id)
  const { bindText, bindCheckbox, bindValue, formProps, isSending, moved } = useMoveForm({
    values: {
      warehouseId: found?.warehouseId ?? board.warehouses[0]?.id ?? 0,
      name: found?.name ?? '',
      dayCapacity: String(found?.dayCapacity ?? 8),
      isActive: found?.isActive ?? true,
    },
    toInput: ({ dayCapacity, ...crew }) => ({ id, ...crew, dayCapacity: Number(dayCapacity) }),
    call: (input, key) => mutateAsync({ key, input }),
    onDone: () => {
      showToast({ text: t('crews.saved') })
      onClose()
    },
  })
  const warehouse = bindValue('warehouseId')
  const { error: _, ...activity } = bindCheckbox('isActive')
  return (
    <DetailPane
      title={found?.name ?? t('crews.newTitle')}
      closeLabel={t('crews.close')}
      onClose={onClose}
      actions={
        <>
          <MoveOutcome {...moved} />
          <Button type="submit" form={formId} size={40} waiting={isSending && t('waiting')}>
            {t('crews.save')}
          </Button>
        </>
      }
    >
      <form id={formId} {...formProps} className="grid gap-4 pt-2">
        <Field
          label={t('crews.name')}
          size={44}
          maxLength={60}
          autoComplete="off"
          {...bindText('name')}
        />
        <Select
          label={t('warehouseLabel')}
          size={44}
          value={String(warehouse.value)}
          onChange={(value) => warehouse.onChange(Number(value))}
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
          {...bindText('dayCapacity')}
        />
        <Switch label={t('crews.isActive')} note={t('crews.isActiveNote')} {...activity} />
      </form>
    </DetailPane>
  )
}
