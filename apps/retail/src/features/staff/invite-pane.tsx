import { type StaffStore, useInviteStaff } from '@svetlitsa/api-client/staff/queries'
import { staffTexts } from '@svetlitsa/i18n/staff/staff-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { Field } from '@svetlitsa/ui/forms/field'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'
import { type FormEvent, useId, useState } from 'react'
import { DetailPane } from '../../list-detail/detail-pane.tsx'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveOrder } from '../../order-move/use-move-order.ts'
import { type Assignment, AssignmentFields, toAssignment } from './assignment-fields.tsx'

type InvitePaneProps = { stores: readonly StaffStore[]; onClose: () => void }
type Errors = Readonly<Record<string, string>>

/** Invites a person; the server judges the fields, so that its words stand at them. */
export function InvitePane({ stores, onClose }: InvitePaneProps) {
  const t = useTexts(staffTexts)
  const showToast = useToast()
  const { mutateAsync, isPending } = useInviteStaff()
  const { move, ...moved } = useMoveOrder()
  const [person, setPerson] = useState({ name: '', phone: '', email: '' })
  const [assignment, setAssignment] = useState<Assignment>({ role: 'shopSeller', storeId: null })
  const [errors, setErrors] = useState<Errors>({})
  const change = (field: keyof typeof person) => (event: { currentTarget: { value: string } }) =>
    setPerson({ ...person, [field]: event.currentTarget.value })
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) void send()
  }
  const send = async () => {
    const { email, ...rest } = person
    const trimmed = email.trim()
    const input = { ...rest, ...(trimmed && { email: trimmed }), ...toAssignment(assignment) }
    const isSent = await move(async (key) => {
      const outcome = await mutateAsync({ key, input })
      setErrors(outcome.ok ? {} : outcome.fields)
      return outcome
    })
    if (!isSent) return
    showToast({ text: t('invite.sent') })
    onClose()
  }
  return (
    <DetailPane
      title={t('invite.title')}
      closeLabel={t('pane.close')}
      onClose={onClose}
      actions={
        <>
          <MoveOutcome {...moved} />
          <Button type="submit" form={formId} size={40} waiting={isPending && t('invite.waiting')}>
            {t('invite.go')}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{t('invite.hint')}</p>
      <form id={formId} onSubmit={submit} noValidate className="mt-4 grid gap-4">
        <Field
          label={t('invite.name')}
          size={44}
          autoComplete="off"
          maxLength={100}
          value={person.name}
          error={errors.name}
          onChange={change('name')}
        />
        <PhoneField
          label={t('invite.phone')}
          size={44}
          autoComplete="off"
          value={person.phone}
          error={errors.phone}
          onChange={change('phone')}
        />
        <Field
          label={t('invite.email')}
          type="email"
          size={44}
          autoComplete="off"
          maxLength={254}
          value={person.email}
          error={errors.email}
          onChange={change('email')}
        />
        <AssignmentFields stores={stores} value={assignment} onChange={setAssignment} />
      </form>
    </DetailPane>
  )
}
