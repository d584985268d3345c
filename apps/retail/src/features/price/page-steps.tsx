import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'

type PageStepsProps = { page: number; pages: number; onChange: (page: number) => void }

/** One page back and forth; the queue of tags stays as it is. */
export function PageSteps({ page, pages, onChange }: PageStepsProps) {
  const t = useTexts(priceTagTexts)
  if (pages < 2) return null
  return (
    <nav aria-label={t('page')} className="flex items-center justify-center gap-4 py-6">
      <Button kind="outline" size={48} disabled={page <= 1} onClick={() => onChange(page - 1)}>
        {t('previous')}
      </Button>
      <span className="tabular-nums">
        {page} / {pages}
      </span>
      <Button kind="outline" size={48} disabled={page >= pages} onClick={() => onChange(page + 1)}>
        {t('next')}
      </Button>
    </nav>
  )
}
