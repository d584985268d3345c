import { type OpenSession, useEndSession, useSessions } from '@svetlitsa/api-client/profile/queries'
import { useLogout } from '@svetlitsa/api-client/session/queries'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { sessionTexts } from '@svetlitsa/i18n/session/session-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Badge } from '@svetlitsa/ui/feedback/badge'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { AccountSection } from '../../account/account-section.tsx'

/** Where the account is logged in; one, all others or all of them can be ended (lk.sessions). */
export function SessionSection() {
  const t = useTexts(sessionTexts)
  const { data, isError, refetch } = useSessions()
  const end = useEndSession()
  const logout = useLogout()
  const others = data?.sessions.filter(({ isCurrent }) => !isCurrent) ?? []
  const isPending = end.isPending || logout.isPending
  const leaveEverywhere = async () => {
    try {
      // The own session last: without it the others could not be ended.
      if (others.length > 0) await end.mutateAsync(null)
      await logout.mutateAsync()
    } catch {
      // Told above the list.
    }
  }
  return (
    <AccountSection title={t('title')}>
      {isError && <ErrorNotice onRetry={() => void refetch()} />}
      {!data && !isError && (
        <div className="h-30" aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      {(end.isError || logout.isError) && (
        <Notice tone="sale" live>
          {t('failed')}
        </Notice>
      )}
      {end.isSuccess && (
        <Notice tone="forest" live>
          {t('ended')}
        </Notice>
      )}
      <ul>
        {data?.sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isPending={isPending}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {data && (
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          {others.length > 0 && (
            <Button kind="outline" disabled={isPending} onClick={() => end.mutate(null)}>
              {t('endOthers')}
            </Button>
          )}
          <Button kind="outline" disabled={isPending} onClick={() => void leaveEverywhere()}>
            {t('endAll')}
          </Button>
          <span className="text-small text-ink-soft">{t('endAllNote')}</span>
        </div>
      )}
    </AccountSection>
  )
}

type SessionRowProps = { session: OpenSession; isPending: boolean; onEnd: () => void }

function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
  const { browser, system, city, lastSeenAt, isCurrent } = session
  const t = useTexts(sessionTexts)
  const language = useLanguage()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const device = [browser, system].filter(Boolean).join(', ') || t('unknown')
  const date = formatDay(lastSeenAt, language, { timeZone, year: true })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{device}</p>
        <p className="text-small text-ink-soft">
          {[city, t('seen', { date })].filter(Boolean).join(' · ')}
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="ready">{t('current')}</Badge>
      ) : (
        <Button
          kind="quiet"
          size={40}
          disabled={isPending}
          aria-label={t('endOf', { device })}
          onClick={onEnd}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}
