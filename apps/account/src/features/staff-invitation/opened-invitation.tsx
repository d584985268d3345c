import type { OpenedInvitation as Invitation } from '@svetlitsa/api-client/staff-invitation/queries'
import { staffInvitationTexts } from '@svetlitsa/i18n/staff-invitation/staff-invitation-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useFormatDay } from '../../date/use-format-day.ts'
import { AcceptForm } from './accept-form.tsx'
import { FirstForm } from './first-form.tsx'

type OpenedInvitationProps = { invitation: string; opened: Invitation }

/** Who is invited to what, and the form that accepts it. */
export function OpenedInvitation({ invitation, opened }: OpenedInvitationProps) {
  const t = useTexts(staffInvitationTexts)
  const formatDay = useFormatDay()
  const { name, role, storeName, codePhone, isFirst, needsCode, expiresAt } = opened
  if (isFirst)
    return (
      <section className="max-w-120">
        <h1 className="text-h1">{t('first.greeting')}</h1>
        <p className="mt-4 mb-6 text-ink-soft">
          {t(needsCode ? 'first.how' : 'first.howWithoutCode')}
        </p>
        <FirstForm invitation={invitation} needsCode={needsCode} />
        <p className="mt-6 text-small text-ink-soft">{t('until', { at: formatDay(expiresAt) })}</p>
      </section>
    )
  return (
    <section className="max-w-120">
      <h1 className="text-h1 wrap-anywhere">{t('greeting', { name })}</h1>
      <p className="mt-4 wrap-anywhere">
        {t(`role.${role ?? 'none'}`, { store: storeName ?? '' })}
      </p>
      <p className="mt-2 mb-6 text-ink-soft">{t('how', { phone: codePhone })}</p>
      <AcceptForm invitation={invitation} phone={codePhone} />
      <p className="mt-6 text-small text-ink-soft">{t('until', { at: formatDay(expiresAt) })}</p>
    </section>
  )
}
