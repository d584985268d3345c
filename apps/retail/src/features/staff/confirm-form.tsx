import { useDisableStaffMember, useInviteStaffAgain } from '@svetlitsa/api-client/staff/queries'
import { staffTexts } from '@svetlitsa/i18n/staff/staff-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { OrderFormFrame } from '../../order-move/order-form-frame.tsx'
import { useMoveOrder } from '../../order-move/use-move-order.ts'

type ConfirmFormProps = { id: number; onDone: () => void }

/** Tells what disabling does before it is done. */
export function DisableForm({ id, onDone }: ConfirmFormProps) {
  const t = useTexts(staffTexts)
  const showToast = useToast()
  const { mutateAsync, isPending } = useDisableStaffMember()
  const { move, ...moved } = useMoveOrder()
  const save = async () => {
    if (!(await move((key) => mutateAsync({ key, input: { id } })))) return
    showToast({ text: t('disable.done') })
    onDone()
  }
  return (
    <OrderFormFrame
      outcome={moved}
      submit={{ label: t('disable.go'), isPending, onPress: () => void save() }}
      onBack={onDone}
    >
      <p>{t('disable.text')}</p>
    </OrderFormFrame>
  )
}

/** Tells how a forgotten password is replaced before the link is sent. */
export function PasswordForm({ id, onDone }: ConfirmFormProps) {
  const t = useTexts(staffTexts)
  const showToast = useToast()
  const { mutateAsync, isPending } = useInviteStaffAgain()
  const { move, ...moved } = useMoveOrder()
  const send = async () => {
    if (!(await move((key) => mutateAsync({ key, input: { userId: id } })))) return
    showToast({ text: t('password.sent') })
    onDone()
  }
  return (
    <OrderFormFrame
      outcome={moved}
      submit={{ label: t('password.go'), isPending, onPress: () => void send() }}
      onBack={onDone}
    >
      <p>{t('password.text')}</p>
    </OrderFormFrame>
  )
}
