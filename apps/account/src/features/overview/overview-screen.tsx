import { useBonusInfo } from '@svetlitsa/api-client/bonus/queries'
import { useClaims } from '@svetlitsa/api-client/claim/queries'
import { useOrders } from '@svetlitsa/api-client/customer-order/queries'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { accountTexts } from '@svetlitsa/i18n/account/account-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { AccountPage } from '../../account/account-page.tsx'
import { EmptyList } from '../../account/empty-list.tsx'
import { PageSkeleton } from '../../account/page-skeleton.tsx'
import { LoadedOrders } from '../../kept-orders/loaded-orders.tsx'
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
  const query = useOrders({})
  const person = user?.userData || null
  const isByCode = person?.isLoggedInByCode === true
  const claims = useClaims(1, { enabled: isByCode })
  const orders = query.data?.orders ?? []
  const name = person?.name ?? ''
  return (
    <>
      <h1 className="text-h1">{name ? t('greeting', { name }) : t('cabinet')}</h1>
      <LoadedOrders query={query} isNewest rows={4}>
        {({ orders: [first] }) => {
          // Steps of orders do not move when those of claims arrive.
          if (claims.isLoading) return <PageSkeleton rows={4} />
          if (first)
            return (
              <NextSteps
                orders={orders}
                claims={claims.data?.claims ?? []}
                claimable={claims.data?.orders ?? []}
                hidesClaims={!isByCode}
              />
            )
          const go = { href: link.catalog(), label: t('noOrders.go') }
          return <EmptyList title={t('noOrders.title')} text={t('noOrders.text')} go={go} />
        }}
      </LoadedOrders>
      {!query.isLoading && <Bonuses />}
      {orders.length > 0 && <LastOrders orders={orders.slice(0, 3)} />}
    </>
  )
}

function Bonuses() {
  const t = useTexts(accountTexts)
  const { data: bonuses, isLoading } = useBonusInfo()
  // The last orders below must not jump.
  if (isLoading) return <div className="mt-8 h-31" />
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
