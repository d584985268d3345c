import {
  type Board,
  type BoardAssembler,
  useSaveAssembler,
} from '@svetlitsa/api-client/dispatch/queries'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import { assemblyPeriods } from '@svetlitsa/domain/assembly/assembly-period'
import { userGroup } from '@svetlitsa/domain/identity/user-group'
import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { Field } from '@svetlitsa/ui/forms/field'
import { Select } from '@svetlitsa/ui/forms/select'
import { useId } from 'react'
import { DetailPane } from '../../list-detail/detail-pane.tsx'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveForm } from '../../order-move/use-move-form.ts'
import { PayPart } from './pay-part.tsx'

const EVERYWHERE = 'everywhere'

type WorkplacePaneProps = { board: Board; assembler: BoardAssembler; onClose: () => void }

/** Where an assembler works, and how many periods of a day orders may take. */
export function WorkplacePane({ board, assembler, onClose }: WorkplacePaneProps) {
  const t = useTexts(dispatchTexts)
  const showToast = useToast()
  const { mutateAsync } = useSaveAssembler()
  const { warehouseId, area, dayCapacity } = assembler
  const { bindText, bindValue, formProps, isSending, moved } = useMoveForm({
    values: { warehouseId, area, dayCapacity },
    toInput: (place) => ({ assemblerId: assembler.id, ...place }),
    call: (input, key) => mutateAsync({ key, input }),
    onDone: () => {
      showToast({ text: t('workplace.saved') })
      onClose()
    },
  })
  const warehouse = bindValue('warehouseId')
  const capacity = bindValue('dayCapacity')
  const formId = useId()
  const { data: user } = useUserData()
  const isAdministrator = user?.userData
    ? user.userData.group.includes(userGroup.administrator)
    : false
  return (
    <DetailPane
      title={assembler.name}
      closeLabel={t('workplace.close')}
      onClose={onClose}
      actions={
        <>
          <MoveOutcome {...moved} />
          <Button type="submit" form={formId} size={40} waiting={isSending && t('waiting')}>
            {t('workplace.save')}
          </Button>
        </>
      }
    >
      <form id={formId} {...formProps} className="grid gap-4 pt-2">
        <Select
          label={t('warehouseLabel')}
          size={44}
          value={warehouse.value === null ? EVERYWHERE : String(warehouse.value)}
          onChange={(value) => warehouse.onChange(value === EVERYWHERE ? null : Number(value))}
          options={[
            { value: EVERYWHERE, label: t('board.everywhere') },
            ...board.warehouses.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <Field
          label={t('workplace.area')}
          hint={t('workplace.areaHint')}
          size={44}
          maxLength={100}
          {...bindText('area')}
        />
        <Select
          label={t('workplace.capacity')}
          size={44}
          value={String(capacity.value)}
          onChange={(value) => capacity.onChange(Number(value))}
          options={assemblyPeriods.map((_, index) => ({
            value: String(index + 1),
            label: String(index + 1),
          }))}
        />
      </form>
      {isAdministrator && <PayPart assembler={assembler} />}
    </DetailPane>
  )
}
