import { useBonusOperations } from '@svetlitsa/api-client/bonus/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { customerBonusTexts } from '@svetlitsa/i18n/customer-bonus/customer-bonus-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { AccountPage } from '../../account/account-page.tsx'
import { BackLink } from '../../account/back-link.tsx'
import { EmptyList } from '../../account/empty-list.tsx'
import { Loaded } from '../../account/loaded.tsx'
import { PageLinks } from '../../account/page-links.tsx'
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
  return (
    <Loaded query={useBonusOperations(page)} rows={2}>
      {(data) => {
        if (data === null) return <NoBonuses />
        if (data.operations.length === 0) {
          const go = { href: link.catalog(), label: t('empty.go') }
          return <EmptyList title={t('empty.title')} text={t('empty.text')} go={go} />
        }
        return (
          <>
            <BonusOperations operations={data.operations} />
            <PageLinks
              label={t('pages')}
              page={page}
              pages={data.pages}
              getHref={(number) =>
                number > 1 ? `${link.bonusDetail()}?page=${number}` : link.bonusDetail()
              }
            />
          </>
        )
      }}
    </Loaded>
  )
}
