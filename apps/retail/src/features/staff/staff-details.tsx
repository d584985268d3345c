import type { StaffMember } from '@svetlitsa/api-client/staff/queries'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { staffTexts } from '@svetlitsa/i18n/staff/staff-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { formatMoment } from '../../date/format-moment.ts'
import { DetailRow } from '../../list-detail/detail-row.tsx'
import { ShiftBadge } from './shift-badge.tsx'

type StaffDetailsProps = { member: StaffMember; openSessions: number | null }

/** How to reach a person, and what they do. */
export function StaffDetails({ member, openSessions }: StaffDetailsProps) {
  const t = useTexts(staffTexts)
  const language = useLanguage()
  const { phone, email, roles, store, loggedInAt } = member
  return (
    <>
      <ShiftBadge member={member} />
      <dl className="mt-2">
        <DetailRow name={t('columns.role')}>
          {roles.map((role) => t(`roles.${role}`)).join(', ')}
        </DetailRow>
        <DetailRow name={t('columns.store')}>{store?.name ?? t('noStore')}</DetailRow>
        <DetailRow name={t('columns.phone')}>
          <TextLink href={`tel:+${phone}`}>{formatPhone(phone) ?? phone}</TextLink>
        </DetailRow>
        {email && (
          <DetailRow name={t('pane.email')}>
            <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </DetailRow>
        )}
        <DetailRow name={t('columns.loggedIn')}>
          {loggedInAt ? formatMoment(loggedInAt, language) : t('never')}
        </DetailRow>
        {openSessions !== null && <DetailRow name={t('pane.sessions')}>{openSessions}</DetailRow>}
      </dl>
    </>
  )
}
