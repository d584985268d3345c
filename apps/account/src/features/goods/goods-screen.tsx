import { useBoughtGoods } from '@svetlitsa/api-client/bought-goods/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { boughtGoodsTexts } from '@svetlitsa/i18n/bought-goods/bought-goods-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { AccountPage } from '../../account/account-page.tsx'
import { EmptyList } from '../../account/empty-list.tsx'
import { Loaded } from '../../account/loaded.tsx'
import { PageLinks } from '../../account/page-links.tsx'
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
  return (
    <Loaded query={useBoughtGoods(page)}>
      {({ goods, pages }) => {
        const [last] = goods
        if (!last) {
          const go = { href: link.catalog(), label: t('empty.go') }
          return <EmptyList title={t('empty.title')} text={t('empty.text')} go={go} />
        }
        return (
          <>
            <ul className="mt-4 border-t border-line">
              {goods.map((bought) => (
                <GoodsRow key={`${bought.orderGuid} ${bought.offerId}`} goods={bought} />
              ))}
            </ul>
            <PageLinks
              label={t('pages')}
              page={page}
              pages={pages}
              getHref={(number) => (number > 1 ? `${link.goods()}?page=${number}` : link.goods())}
            />
            <MatchingGoods goods={last} />
          </>
        )
      }}
    </Loaded>
  )
}
