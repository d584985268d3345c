import type { StaffMember } from '@svetlitsa/api-client/staff/queries'
import type { Language } from '@svetlitsa/domain/language/language'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import type { staffTexts } from '@svetlitsa/i18n/staff/staff-texts'
import type { Translator } from '@svetlitsa/i18n/translator/get-translator'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import type { TableColumn } from '@svetlitsa/ui/data/table'
import { formatMoment } from '../../date/format-moment.ts'
import { ShiftBadge } from './shift-badge.tsx'

type StaffTranslator = Translator<(typeof staffTexts)['ru']>

/** The name of a person, or the phone of one without a name. */
export function getStaffName({ name, phone }: { name: string; phone: string }): string {
  return name || (formatPhone(phone) ?? phone)
}

/** The table columns of the staff; the name opens the person. */
export function buildStaffColumns(
  t: StaffTranslator,
  language: Language,
  open: (member: StaffMember) => void,
): TableColumn<StaffMember>[] {
  return [
    {
      key: 'name',
      title: t('columns.name'),
      render: (member) => (
        <>
          <TextLink tone="bare" onClick={() => open(member)}>
            <strong className="font-semibold">{getStaffName(member)}</strong>
          </TextLink>
          {member.isYou && <span className="text-ink-soft"> ({t('you')})</span>}
        </>
      ),
    },
    {
      key: 'role',
      title: t('columns.role'),
      render: ({ roles }) => roles.map((role) => t(`roles.${role}`)).join(', '),
    },
    { key: 'store', title: t('columns.store'), render: ({ store }) => store?.name ?? '' },
    {
      key: 'phone',
      title: t('columns.phone'),
      render: ({ phone }) => formatPhone(phone) ?? phone,
    },
    {
      key: 'shift',
      title: t('columns.shift'),
      render: (member) => <ShiftBadge member={member} />,
    },
    {
      key: 'loggedIn',
      title: t('columns.loggedIn'),
      render: ({ loggedInAt }) => (loggedInAt ? formatMoment(loggedInAt, language) : t('never')),
    },
  ]
}
