import { useBonusOperations } from '@svetlitsa/api-client/bonus/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { customerBonusTexts } from '@svetlitsa/i18n/customer-bonus/customer-bonus-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Pagination } from '@svetlitsa/ui/navigation/pagination'
import { AccountPage } from '../../account/account-page.tsx'
import { BackLink } from '../../account/back-link.tsx'
import { PageSkeleton } from '../../account/page-skeleton.tsx'
import { BonusOperations } from './bonus-operations.tsx'
import { NoBonuses } from './no-bonuses.tsx'

/** Everything that happened to the bonuses; leads back to them (lk.back-links). */
export function BonusDetailScreen({ page }: { page: number }) {
  const t = useTexts(customerBonusTexts)
  return (
    <AccountPage title={t('detailTitle')}>
      <BackLink href={link.bonus()}>{t('back')}</BackLink>
      <h1 className="text-h1">{t('detailTitle')}</h1>
      <Ledger page={page} />
    </AccountPage>
  )
}

function Ledger({ page }: { page: number }) {
  const t = useTexts(customerBonusTexts)
  const { data, isError, refetch } = useBonusOperations(page)
  if (isError && !data) return <ErrorNotice onRetry={() => void refetch()} />
  if (data === undefined) return <PageSkeleton rows={2} />
  if (data === null) return <NoBonuses />
  if (data.operations.length === 0) {
    return (
      <div className="mt-6">
        <EmptyState
          title={t('empty.title')}
          actions={<Button href={link.catalog()}>{t('empty.go')}</Button>}
        >
          {t('empty.text')}
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      <BonusOperations operations={data.operations} />
      {data.pages > 1 && (
        <div className="mt-8">
          <Pagination
            labels={{ label: t('pages'), previous: t('previous'), next: t('next') }}
            page={page}
            pageCount={data.pages}
            getHref={(number) =>
              number > 1 ? `${link.bonusDetail()}?page=${number}` : link.bonusDetail()
            }
          />
        </div>
      )}
    </>
  )
}
