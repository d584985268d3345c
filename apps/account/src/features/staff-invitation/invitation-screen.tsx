import { useInvitation } from '@svetlitsa/api-client/staff-invitation/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { staffInvitationTexts } from '@svetlitsa/i18n/staff-invitation/staff-invitation-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { GateLayout } from '@svetlitsa/shell/session/gate-layout'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import { lazyPart } from '@svetlitsa/ui/lazy/lazy-part'

// Forms are heavy, and not every link is valid.
const OpenedInvitation = lazyPart(
  async () => {
    const { OpenedInvitation } = await import('./opened-invitation.tsx')
    return { default: OpenedInvitation }
  },
  <Spinner />,
)

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
      {data && <OpenedInvitation invitation={invitation} opened={data} />}
    </GateLayout>
  )
}
