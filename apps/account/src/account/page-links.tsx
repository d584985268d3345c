import { accountTexts } from '@svetlitsa/i18n/account/account-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Pagination } from '@svetlitsa/ui/navigation/pagination'

type PageLinksProps = {
  label: string
  page: number
  pages: number
  getHref: (page: number) => string
}

/** Leads to the other pages of a list, if there are any. */
export function PageLinks({ label, page, pages, getHref }: PageLinksProps) {
  const t = useTexts(accountTexts)
  if (pages <= 1) return null
  return (
    <div className="mt-8">
      <Pagination
        labels={{ label, previous: t('pageLinks.previous'), next: t('pageLinks.next') }}
        page={page}
        pageCount={pages}
        getHref={getHref}
      />
    </div>
  )
}
