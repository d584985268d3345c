import { useDisableStaffMember, useInviteStaffAgain } from '@svetlitsa/api-client/staff/queries'
import { staffTexts } from '@svetlitsa/i18n/staff/staff-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { OrderFormFrame } from '../../order-move/order-form-frame.tsx'
import { useMoveForm } from '../../order-move/use-move-form.ts'

type ConfirmFormProps = { id: number; onDone: () => void }

/** Tells what disabling does before it is done. */
export function DisableForm({ id, onDone }: ConfirmFormProps) {
  const t = useTexts(staffTexts)
  const showToast = useToast()
  const { mutateAsync } = useDisableStaffMember()
  const form = useMoveForm({
    values: {},
    toInput: () => ({ id }),
    call: (input, key) => mutateAsync({ key, input }),
    onDone: () => {
      showToast({ text: t('disable.done') })
      onDone()
    },
  })
  return (
    <OrderFormFrame form={form} submitLabel={t('disable.go')} onBack={onDone}>
      <p>{t('disable.text')}</p>
    </OrderFormFrame>
  )
}

/** Tells how a forgotten password is replaced before the link is sent. */
export function PasswordForm({ id, onDone }: ConfirmFormProps) {
  const t = useTexts(staffTexts)
  const showToast = useToast()
  const { mutateAsync } = useInviteStaffAgain()
  const form = useMoveForm({
    values: {},
    toInput: () => ({ userId: id }),
    call: (input, key) => mutateAsync({ key, input }),
    onDone: () => {
      showToast({ text: t('password.sent') })
      onDone()
    },
  })
  return (
    <OrderFormFrame form={form} submitLabel={t('password.go')} onBack={onDone}>
      <p>{t('password.text')}</p>
    </OrderFormFrame>
  )
}
