import { useAssemblerData } from '@svetlitsa/api-client/query/order'
import { useLogout } from '@svetlitsa/api-client/query/session'
import { assemblerTexts } from '@svetlitsa/i18n/assembler-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { CabinetGuard } from '@svetlitsa/shell/cabinet/cabinet-guard'
import { FaultNotice } from '@svetlitsa/shell/fault-notice'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { PageShell } from '@svetlitsa/ui/chrome/page-shell'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import { Skeleton } from '@svetlitsa/ui/primitives/skeleton'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { useEffect } from 'react'
import { JobCard } from './job-card.tsx'

/** What an assembler has to do, the nearest day first (account §2, /assembler). */
export function TodayScreen() {
  const say = useTexts(assemblerTexts)
  const { brand, skip } = shellTexts[useLanguage()]
  const logout = useLogout()
  useEffect(() => {
    document.title = `${say('title')} — ${brand}`
  }, [say, brand])
  return (
    <CabinetGuard
      admits="isAssembler"
      login={{ title: say('login.title'), text: say('login.text'), go: say('login.go') }}
      refused={{
        title: say('refused.title'),
        text: say('refused.text'),
        go: say('refused.logout'),
      }}
    >
      {(user) => (
        <PageShell skip={skip}>
          <div className="mx-auto max-w-wide px-gutter py-6">
            <div className="flex items-baseline justify-between gap-4">
              <h1 className="text-h1">{say('hello', { name: user.name })}</h1>
              <TextLink tone="quiet" onClick={() => logout.mutate()}>
                {say('refused.logout')}
              </TextLink>
            </div>
            <Jobs />
          </div>
        </PageShell>
      )}
    </CabinetGuard>
  )
}

function Jobs() {
  const say = useTexts(assemblerTexts)
  const { data, isError, refetch } = useAssemblerData()
  if (isError) return <FaultNotice onRetry={() => void refetch()} />
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
        <EmptyState title={say('empty.title')}>{say('empty.text')}</EmptyState>
      </div>
    )
  }
  return (
    <ul className="mt-6 grid gap-4 md:grid-cols-2">
      {data.orders.map((order, at) => (
        <JobCard key={order.order_num} order={order} current={at === 0} />
      ))}
    </ul>
  )
}
