import { useBonusInfo } from '@svetlitsa/api-client/bonus/queries'
import { useOrders } from '@svetlitsa/api-client/customer-order/queries'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { accountTexts } from '@svetlitsa/i18n/account/account-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { AccountPage } from '../../account/account-page.tsx'
import { PageSkeleton } from '../../account/page-skeleton.tsx'
import { LastOrders } from './last-orders.tsx'
import { NextSteps } from './next-steps.tsx'

/** The first page of the account: what is next, bonuses, the last orders (route.lk). */
export function OverviewScreen() {
  const t = useTexts(accountTexts)
  return (
    <AccountPage title={t('cabinet')} phoneMenu="list">
      <Overview />
    </AccountPage>
  )
}

function Overview() {
  const t = useTexts(accountTexts)
  const { data: user } = useUserData()
  const { data, isError, refetch } = useOrders({})
  const name = user?.userData ? user.userData.name : ''
  return (
    <>
      <h1 className="text-h1">{name ? t('greeting', { name }) : t('cabinet')}</h1>
      {isError && !data && <ErrorNotice onRetry={() => void refetch()} />}
      {!data && !isError && <PageSkeleton rows={2} />}
      {data && data.orders.length === 0 && (
        <div className="mt-6">
          <EmptyState
            title={t('noOrders.title')}
            actions={<Button href={link.catalog()}>{t('noOrders.go')}</Button>}
          >
            {t('noOrders.text')}
          </EmptyState>
        </div>
      )}
      {data && data.orders.length > 0 && <NextSteps orders={data.orders} />}
      <Bonuses />
      {data && data.orders.length > 0 && <LastOrders orders={data.orders.slice(0, 3)} />}
    </>
  )
}

function Bonuses() {
  const t = useTexts(accountTexts)
  const { data: bonuses } = useBonusInfo()
  if (!bonuses) return null
  return (
    <section aria-labelledby="bonuses" className="mt-8">
      <h2 id="bonuses" className="text-h2">
        {t('bonus.title')}
      </h2>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-medium bg-forest-soft p-5">
        <p>
          <span className="text-h3">{t('bonus.count', { count: bonuses.balance })}</span>
          <span className="block text-small text-ink-soft">{t('bonus.rule')}</span>
        </p>
        <TextLink href={link.bonus()}>{t('bonus.open')}</TextLink>
      </div>
    </section>
  )
}
