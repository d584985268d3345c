import {
  type StaffInvitation,
  useInviteStaffAgain,
  useWithdrawInvitation,
} from '@svetlitsa/api-client/staff/queries'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { staffTexts } from '@svetlitsa/i18n/staff/staff-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Badge } from '@svetlitsa/ui/feedback/badge'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { formatMoment } from '../../date/format-moment.ts'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveOrder } from '../../order-move/use-move-order.ts'
import { getStaffName } from './build-staff-columns.tsx'

/** Links that wait for the people to whom they were sent. */
export function InvitationList({ invitations }: { invitations: readonly StaffInvitation[] }) {
  const t = useTexts(staffTexts)
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="invitations" className="px-4 pb-4 text-small lg:px-6">
      <h2 id="invitations" className="text-body font-medium">
        {t('invitations.title')}
      </h2>
      <ul className="mt-1 border-t border-line">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

function InvitationRow({ invitation }: { invitation: StaffInvitation }) {
  const t = useTexts(staffTexts)
  const language = useLanguage()
  const showToast = useToast()
  const again = useInviteStaffAgain()
  const withdraw = useWithdrawInvitation()
  const { move, ...moved } = useMoveOrder()
  const { id: invitationId, role, store, phone, expiresAt, isExpired } = invitation
  const name = getStaffName(invitation)
  const input = { invitationId }
  const send = async () => {
    if (await move((key) => again.mutateAsync({ key, input })))
      showToast({ text: t('invitations.sent') })
  }
  const remove = async () => {
    if (await move((key) => withdraw.mutateAsync({ key, input })))
      showToast({ text: t('invitations.withdrawn') })
  }
  const isPending = again.isPending || withdraw.isPending
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2">
      <span className="min-w-0 grow basis-60 wrap-anywhere">
        <strong className="font-semibold">{name}</strong>{' '}
        <span className="text-ink-soft">
          {[
            role ? t(`roles.${role}`) : t('invitations.password'),
            store?.name,
            formatPhone(phone) ?? phone,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Badge tone={isExpired ? 'closed' : 'work'}>
        {isExpired
          ? t('invitations.expired')
          : t('invitations.until', { at: formatMoment(expiresAt, language) })}
      </Badge>
      <span className="flex gap-2">
        <Button
          size={40}
          kind="soft"
          disabled={isPending}
          aria-label={t('invitations.againFor', { name })}
          onClick={() => void send()}
        >
          {t('invitations.again')}
        </Button>
        <Button
          size={40}
          kind="outline"
          disabled={isPending}
          aria-label={t('invitations.withdrawFor', { name })}
          onClick={() => void remove()}
        >
          {t('invitations.withdraw')}
        </Button>
      </span>
      <MoveOutcome {...moved} />
    </li>
  )
}
