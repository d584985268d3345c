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
import { type FormEvent, useId, useState } from 'react'
import { DetailPane } from '../../list-detail/detail-pane.tsx'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveOrder } from '../../order-move/use-move-order.ts'
import { PayPart } from './pay-part.tsx'

const EVERYWHERE = 'everywhere'

type WorkplacePaneProps = { board: Board; assembler: BoardAssembler; onClose: () => void }

/** Where an assembler works, and how many periods of a day orders may take. */
export function WorkplacePane({ board, assembler, onClose }: WorkplacePaneProps) {
  const t = useTexts(dispatchTexts)
  const showToast = useToast()
  const { mutateAsync, isPending } = useSaveAssembler()
  const { move, ...moved } = useMoveOrder()
  const [warehouseId, setWarehouseId] = useState(assembler.warehouseId)
  const [area, setArea] = useState(assembler.area)
  const [dayCapacity, setDayCapacity] = useState(assembler.dayCapacity)
  const formId = useId()
  const { data: user } = useUserData()
  const isAdministrator = user?.userData
    ? user.userData.group.includes(userGroup.administrator)
    : false
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) void save()
  }
  const save = async () => {
    const input = { assemblerId: assembler.id, warehouseId, area, dayCapacity }
    if (!(await move((key) => mutateAsync({ key, input })))) return
    showToast({ text: t('workplace.saved') })
    onClose()
  }
  return (
    <DetailPane
      title={assembler.name}
      closeLabel={t('workplace.close')}
      onClose={onClose}
      actions={
        <>
          <MoveOutcome {...moved} />
          <Button type="submit" form={formId} size={40} waiting={isPending && t('waiting')}>
            {t('workplace.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4 pt-2">
        <Select
          label={t('warehouseLabel')}
          size={44}
          value={warehouseId === null ? EVERYWHERE : String(warehouseId)}
          onChange={(value) => setWarehouseId(value === EVERYWHERE ? null : Number(value))}
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
          value={area}
          onChange={({ currentTarget }) => setArea(currentTarget.value)}
        />
        <Select
          label={t('workplace.capacity')}
          size={44}
          value={String(dayCapacity)}
          onChange={(value) => setDayCapacity(Number(value))}
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
