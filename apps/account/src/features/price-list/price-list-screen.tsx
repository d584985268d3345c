import { usePartnerPriceList } from '@svetlitsa/api-client/partner/queries'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { partnerTexts } from '@svetlitsa/i18n/partner/partner-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { parsePage } from '@svetlitsa/shell/search-params/parse-page'
import { parseWholeNumber } from '@svetlitsa/shell/search-params/parse-whole-number'
import { readShopName } from '@svetlitsa/shell/shop-name/read-shop-name'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { lazyPart } from '@svetlitsa/ui/lazy/lazy-part'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PriceListTable } from './price-list-table.tsx'

// The list of choices is heavy; the price list is there before it.
const SectionSelect = lazyPart(async () => ({
  default: (await import('./section-select.tsx')).SectionSelect,
}))

const MAX_ID = 2_147_483_647

type PriceListScreenProps = { search: { section?: unknown; page?: unknown } }

/**
 * The price list of a section for the designer or wholesale partner who is logged in, on a sheet
 * that prints without the rest of the shop (role.designer).
 */
export function PriceListScreen({ search }: PriceListScreenProps) {
  // Parsed here and not in the route, which every page of the account loads.
  const sectionId = parseWholeNumber(search.section, { min: 1, max: MAX_ID }) ?? 1
  const page = parsePage(search.page) ?? 1
  const t = useTexts(partnerTexts)
  const brand = readShopName()
  const navigate = useNavigate()
  const { data: session } = useUserData()
  const isLoggedIn = Boolean(session?.userData)
  const { data, error } = usePartnerPriceList({ sectionId, page }, { isLoggedIn })
  const open = (chosen: number, next = 1) =>
    navigate({ href: link.priceList({ section: chosen, ...(next > 1 ? { page: next } : {}) }) })
  useEffect(() => {
    document.title = `${t('list')} — ${brand}`
  }, [t, brand])
  return (
    <main className="list-page mx-auto grid max-w-260 grid-cols-1 gap-4 px-4 py-4 print:max-w-none print:p-0">
      <div className="print:hidden">
        <TextLink href={link.account()}>{t('back')}</TextLink>
      </div>
      <h1 className="text-h2">
        {brand}. {t('list')}
      </h1>
      {error && <Notice tone="sale">{getErrorMessage(error) ?? t('forbidden')}</Notice>}
      {!data && !error && <Skeleton shape="block" />}
      {data && (
        <>
          <div className="flex flex-wrap items-end gap-3 print:hidden">
            <div className="min-w-0 flex-1 basis-60">
              <SectionSelect
                sections={data.sections}
                sectionId={sectionId}
                onChoose={(id) => void open(id)}
              />
            </div>
            <Button disabled={data.lines.length === 0} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </div>
          <PriceListTable list={data} />
          <div className="flex gap-3 print:hidden">
            {page > 1 && (
              <Button kind="outline" onClick={() => void open(sectionId, page - 1)}>
                {t('previous')}
              </Button>
            )}
            {data.hasMore && (
              <Button kind="outline" onClick={() => void open(sectionId, page + 1)}>
                {t('next')}
              </Button>
            )}
          </div>
        </>
      )}
    </main>
  )
}
