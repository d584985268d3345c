import { type StaffStore, useInviteStaff } from '@svetlitsa/api-client/staff/queries'
import { staffTexts } from '@svetlitsa/i18n/staff/staff-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { Field } from '@svetlitsa/ui/forms/field'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'
import { useId } from 'react'
import { DetailPane } from '../../list-detail/detail-pane.tsx'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveForm } from '../../order-move/use-move-form.ts'
import { type Assignment, AssignmentFields, toAssignment } from './assignment-fields.tsx'

type InvitePaneProps = { stores: readonly StaffStore[]; onClose: () => void }

const newcomer: Assignment = { role: 'shopSeller', storeId: null }

/** Invites a person; the server judges the fields, so that its words stand at them. */
export function InvitePane({ stores, onClose }: InvitePaneProps) {
  const t = useTexts(staffTexts)
  const showToast = useToast()
  const { mutateAsync } = useInviteStaff()
  const formId = useId()
  const { bindText, bindValue, formProps, isSending, moved } = useMoveForm({
    values: { name: '', phone: '', email: '', assignment: newcomer },
    toInput: ({ email, assignment: place, ...person }) => {
      const trimmed = email.trim()
      return { ...person, ...(trimmed && { email: trimmed }), ...toAssignment(place) }
    },
    call: (input, key) => mutateAsync({ key, input }),
    onDone: () => {
      showToast({ text: t('invite.sent') })
      onClose()
    },
  })
  const assignment = bindValue('assignment')
  return (
    <DetailPane
      title={t('invite.title')}
      closeLabel={t('pane.close')}
      onClose={onClose}
      actions={
        <>
          <MoveOutcome {...moved} />
          <Button type="submit" form={formId} size={40} waiting={isSending && t('invite.waiting')}>
            {t('invite.go')}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{t('invite.hint')}</p>
      <form id={formId} {...formProps} className="mt-4 grid gap-4">
        <Field
          label={t('invite.name')}
          size={44}
          autoComplete="off"
          maxLength={100}
          {...bindText('name')}
        />
        <PhoneField label={t('invite.phone')} size={44} autoComplete="off" {...bindText('phone')} />
        <Field
          label={t('invite.email')}
          type="email"
          size={44}
          autoComplete="off"
          maxLength={254}
          {...bindText('email')}
        />
        <AssignmentFields stores={stores} value={assignment.value} onChange={assignment.onChange} />
      </form>
    </DetailPane>
  )
}
