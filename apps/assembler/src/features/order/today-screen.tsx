import { useAssemblerData } from '@svetlitsa/api-client/assembler/queries'
import { useLogout } from '@svetlitsa/api-client/session/queries'
import { assemblerTexts } from '@svetlitsa/i18n/assembler/assembler-texts'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { RoleGuard } from '@svetlitsa/shell/session/role-guard'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { PageShell } from '@svetlitsa/ui/layout/page-shell'
import { useEffect } from 'react'
import { JobCard } from './job-card.tsx'

/** An assembler's jobs, the nearest day first (route.assembler, /assembler). */
export function TodayScreen() {
  const t = useTexts(assemblerTexts)
  const { brand, skip } = shellTexts[useLanguage()]
  const logout = useLogout()
  useEffect(() => {
    document.title = `${t('title')} — ${brand}`
  }, [t, brand])
  return (
    <RoleGuard
      requiredRole="isAssembler"
      refused={{
        title: t('refused.title'),
        text: t('refused.text'),
        actionLabel: t('refused.logout'),
      }}
    >
      {(user) => (
        <PageShell skipLabel={skip}>
          <div className="mx-auto max-w-wide px-gutter py-6">
            <div className="flex items-baseline justify-between gap-4">
              <h1 className="text-h1">{t('hello', { name: user.name })}</h1>
              <TextLink tone="quiet" onClick={() => logout.mutate()}>
                {t('refused.logout')}
              </TextLink>
            </div>
            <Jobs />
          </div>
        </PageShell>
      )}
    </RoleGuard>
  )
}

function Jobs() {
  const t = useTexts(assemblerTexts)
  const { data, isError, refetch } = useAssemblerData()
  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div className="mt-6 h-60" aria-busy="true">
        <Skeleton shape="block" />
      </div>
    )
  }
  if (data.orders.length === 0) {
    return (
      <div className="mt-6">
        <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
      </div>
    )
  }
  return (
    <ul className="mt-6 grid gap-4 md:grid-cols-2">
      {data.orders.map((order, index) => (
        <JobCard key={order.order_num} order={order} current={index === 0} />
      ))}
    </ul>
  )
}
