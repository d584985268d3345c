import {
  type StaffMember,
  type StaffStore,
  useChangeStaffMember,
} from '@svetlitsa/api-client/staff/queries'
import { staffTexts } from '@svetlitsa/i18n/staff/staff-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { OrderFormFrame } from '../../order-move/order-form-frame.tsx'
import { useMoveForm } from '../../order-move/use-move-form.ts'
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
  const { mutateAsync } = useChangeStaffMember()
  const { form, change, formProps, canSubmit, isSending, moved } = useMoveForm({
    values: {
      role: member.roles[0] ?? 'shopSeller',
      storeId: member.store?.id ?? null,
    } as Assignment,
    toInput: (assignment) => ({ id: member.id, ...toAssignment(assignment) }),
    call: (input, key) => mutateAsync({ key, input }),
    onDone: () => {
      showToast({ text: t('change.saved') })
      onDone()
    },
  })
  const { errors } = form.formState
  return (
    <OrderFormFrame
      form={{ formProps, canSubmit, isSending, moved }}
      submitLabel={t('change.go')}
      onBack={onDone}
    >
      <AssignmentFields
        stores={stores}
        value={form.watch()}
        errors={{ role: errors.role?.message, storeId: errors.storeId?.message }}
        onChange={change}
      />
      <p className="text-note text-ink-soft">{t('change.note')}</p>
    </OrderFormFrame>
  )
}
