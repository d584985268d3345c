import {
  type StaffMember,
  type StaffStore,
  useChangeStaffMember,
} from '@svetlitsa/api-client/staff/queries'
import { staffTexts } from '@svetlitsa/i18n/staff/staff-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { useState } from 'react'
import { OrderFormFrame } from '../../order-move/order-form-frame.tsx'
import { useMoveOrder } from '../../order-move/use-move-order.ts'
import { type Assignment, AssignmentFields, toAssignment } from './assignment-fields.tsx'

type ChangeFormProps = {
  member: StaffMember
  stores: readonly StaffStore[]
  onDone: () => void
}

/** Gives a person another role or store. */
export function ChangeForm({ member, stores, onDone }: ChangeFormProps) {
  const t = useTexts(staffTexts)
  const showToast = useToast()
  const { mutateAsync, isPending } = useChangeStaffMember()
  const { move, ...moved } = useMoveOrder()
  const [assignment, setAssignment] = useState<Assignment>({
    role: member.roles[0] ?? 'shopSeller',
    storeId: member.store?.id ?? null,
  })
  const save = async () => {
    const input = { id: member.id, ...toAssignment(assignment) }
    if (!(await move((key) => mutateAsync({ key, input })))) return
    showToast({ text: t('change.saved') })
    onDone()
  }
  return (
    <OrderFormFrame
      outcome={moved}
      submit={{ label: t('change.go'), isPending, onPress: () => void save() }}
      onBack={onDone}
    >
      <AssignmentFields stores={stores} value={assignment} onChange={setAssignment} />
      <p className="text-note text-ink-soft">{t('change.note')}</p>
    </OrderFormFrame>
  )
}
