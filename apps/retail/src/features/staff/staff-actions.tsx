import {
  type StaffMember,
  type StaffStore,
  useEnableStaffMember,
} from '@svetlitsa/api-client/staff/queries'
import { staffTexts } from '@svetlitsa/i18n/staff/staff-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { useState } from 'react'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveOrder } from '../../order-move/use-move-order.ts'
import { ChangeForm } from './change-form.tsx'
import { DisableForm, PasswordForm } from './confirm-form.tsx'

type StaffActionsProps = { member: StaffMember; stores: readonly StaffStore[] }

/** What an administrator can do with a person; each has a form of its own. */
export function StaffActions({ member, stores }: StaffActionsProps) {
  const t = useTexts(staffTexts)
  const [form, setForm] = useState<'change' | 'password' | 'disable' | null>(null)
  const close = () => setForm(null)
  if (member.disabledAt) return <EnableButton id={member.id} />
  if (form === 'change') return <ChangeForm member={member} stores={stores} onDone={close} />
  if (form === 'password') return <PasswordForm id={member.id} onDone={close} />
  if (form === 'disable') return <DisableForm id={member.id} onDone={close} />
  return (
    <>
      <Button size={40} onClick={() => setForm('change')}>
        {t('change.open')}
      </Button>
      <Button size={40} kind="soft" onClick={() => setForm('password')}>
        {t('password.open')}
      </Button>
      <Button size={40} kind="outline" onClick={() => setForm('disable')}>
        {t('disable.open')}
      </Button>
    </>
  )
}

function EnableButton({ id }: { id: number }) {
  const t = useTexts(staffTexts)
  const showToast = useToast()
  const { mutateAsync, isPending } = useEnableStaffMember()
  const { move, ...moved } = useMoveOrder()
  const enable = async () => {
    if (await move((key) => mutateAsync({ key, input: { id } })))
      showToast({ text: t('enable.done') })
  }
  return (
    <>
      <MoveOutcome {...moved} />
      <Button size={40} disabled={isPending} onClick={() => void enable()}>
        {t('enable.go')}
      </Button>
    </>
  )
}
