import {
  type OpenedInvitation,
  useInvitation,
} from '@svetlitsa/api-client/staff-invitation/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { staffInvitationTexts } from '@svetlitsa/i18n/staff-invitation/staff-invitation-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { GateLayout } from '@svetlitsa/shell/session/gate-layout'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import { useFormatDay } from '../../date/use-format-day.ts'
import { AcceptForm } from './accept-form.tsx'
import { FirstForm } from './first-form.tsx'

/** The invitation to the staff behind a link: a first password by a code (retail.staff). */
export function InvitationScreen({ invitation }: { invitation: string }) {
  const t = useTexts(staffInvitationTexts)
  const { data, isError, refetch } = useInvitation(invitation)
  return (
    <GateLayout title={t('title')}>
      {isError && <ErrorNotice onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Spinner />}
      {data === null && (
        <EmptyState
          title={t('unknown.title')}
          headingLevel={1}
          size="page"
          actions={<Button href={link.retail()}>{t('unknown.go')}</Button>}
        >
          {t('unknown.text')}
        </EmptyState>
      )}
      {data && <Opened invitation={invitation} opened={data} />}
    </GateLayout>
  )
}

type OpenedProps = { invitation: string; opened: OpenedInvitation }

function Opened({ invitation, opened }: OpenedProps) {
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
