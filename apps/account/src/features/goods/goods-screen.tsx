import { useBoughtGoods } from '@svetlitsa/api-client/bought-goods/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { boughtGoodsTexts } from '@svetlitsa/i18n/bought-goods/bought-goods-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Pagination } from '@svetlitsa/ui/navigation/pagination'
import { AccountPage } from '../../account/account-page.tsx'
import { PageSkeleton } from '../../account/page-skeleton.tsx'
import { GoodsRow } from './goods-row.tsx'
import { MatchingGoods } from './matching-goods.tsx'

/** What the customer bought: papers, warranty, care, reviews, and what goes with it (lk.goods). */
export function GoodsScreen({ page }: { page: number }) {
  const t = useTexts(boughtGoodsTexts)
  return (
    <AccountPage title={t('title')}>
      <h1 className="text-h1">{t('title')}</h1>
      <Goods page={page} />
    </AccountPage>
  )
}

function Goods({ page }: { page: number }) {
  const t = useTexts(boughtGoodsTexts)
  const { data, isError, refetch } = useBoughtGoods(page)
  if (isError && !data) return <ErrorNotice onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const [last] = data.goods
  if (!last) {
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
      <ul className="mt-4 border-t border-line">
        {data.goods.map((goods) => (
          <GoodsRow key={`${goods.orderGuid} ${goods.offerId}`} goods={goods} />
        ))}
      </ul>
      {data.pages > 1 && (
        <div className="mt-8">
          <Pagination
            labels={{ label: t('pages'), previous: t('previous'), next: t('next') }}
            page={page}
            pageCount={data.pages}
            getHref={(number) => (number > 1 ? `${link.goods()}?page=${number}` : link.goods())}
          />
        </div>
      )}
      <MatchingGoods goods={last} />
    </>
  )
}
