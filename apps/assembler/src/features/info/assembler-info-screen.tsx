import { useAssemblerInfo } from '@svetlitsa/api-client/assembler/info-queries'
import { useInitialData } from '@svetlitsa/api-client/shell/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { assemblerInfoTexts } from '@svetlitsa/i18n/assembler-info/assembler-info-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { PhoneLink } from '@svetlitsa/shell/header/phone-link'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { readShopName } from '@svetlitsa/shell/shop-name/read-shop-name'
import { useShopTexts } from '@svetlitsa/shell/shop-name/use-shop-texts'
import { Logo } from '@svetlitsa/ui/brand/logo'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { SubsidiaryLayout } from '@svetlitsa/ui/layout/subsidiary-layout'
import { useEffect } from 'react'

/** Who comes to assemble, for anyone with the link (assembler.info, /asbl/{code}/). */
export function AssemblerInfoScreen({ code }: { code: string }) {
  const t = useTexts(assemblerInfoTexts)
  const { brand, skip, toHome } = useShopTexts()
  const { data, isError, refetch } = useAssemblerInfo(code)
  useEffect(() => {
    document.title = `${t('title')} — ${brand}`
  }, [t, brand])
  return (
    <SubsidiaryLayout
      skipLabel={skip}
      logo={<Logo name={brand} href={link.home()} label={toHome} />}
    >
      {isError && <ErrorNotice onRetry={() => void refetch()} />}
      {data === undefined && !isError && (
        <div className="h-60" aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      {data && <AssemblerCard {...data} />}
      {data === null && (
        <EmptyState title={t('notFound.title')} headingLevel={1} actions={<ShopPhone />}>
          {t('notFound.text')}
        </EmptyState>
      )}
    </SubsidiaryLayout>
  )
}

type AssemblerCardProps = { name: string; since: string; isActive: boolean }

function AssemblerCard({ name, since, isActive }: AssemblerCardProps) {
  const t = useTexts(assemblerInfoTexts)
  const shopName = readShopName()
  const day = formatDay(since, useLanguage(), { year: true })
  return (
    <section className="rounded-large border border-line bg-surface p-6">
      <p className="text-small text-ink-soft">{t('title')}</p>
      <h1 className="text-h1 wrap-anywhere">{name}</h1>
      {isActive && <p className="mt-1 text-body">{t('text')}</p>}
      <p className="mt-1 text-small text-ink-soft">{t('since', { day, shopName })}</p>
      <div className="mt-5">
        <Notice tone={isActive ? 'forest' : 'sale'}>
          {t(isActive ? 'isActive' : 'isFormer', { shopName })}
        </Notice>
      </div>
      <p className="mt-5 text-small text-ink-soft">{t('questions')}</p>
      <ShopPhone />
    </section>
  )
}

function ShopPhone() {
  const { data } = useInitialData()
  return (
    <p className="flex min-h-11 items-center text-h3">
      <PhoneLink contact={data?.contacts[0] ?? null} />
    </p>
  )
}
