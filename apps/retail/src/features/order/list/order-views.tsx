import type { RetailOrderFilter } from '@svetlitsa/api-client/retail-order-list/contract'
import {
  useRemoveRetailView,
  useRetailViews,
} from '@svetlitsa/api-client/retail-order-list/queries'
import { retailOrderListTexts } from '@svetlitsa/i18n/retail-order-list/retail-order-list-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { IconButton } from '@svetlitsa/ui/actions/icon-button'
import { Icon } from '@svetlitsa/ui/media/icon'
import { Tooltip } from '@svetlitsa/ui/overlays/tooltip'
import { X } from 'lucide'
import { useState } from 'react'
import { isSameFilter } from './parse-order-filter.ts'
import { SaveViewForm } from './save-view-form.tsx'

type OrderViewsProps = {
  filter: RetailOrderFilter
  /** The day of today in this browser. */
  today: string
  onFilter: (filter: RetailOrderFilter) => void
}

/** The views of the order list: those that everybody has, and one's own saved ones. */
export function OrderViews({ filter, today, onFilter }: OrderViewsProps) {
  const t = useTexts(retailOrderListTexts)
  const { data } = useRetailViews()
  const remove = useRemoveRetailView()
  const [isNaming, setNaming] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const common: { name: string; filter: RetailOrderFilter }[] = [
    { name: t('views.all'), filter: {} },
    { name: t('views.new'), filter: { state: 'new' } },
    { name: t('views.today'), filter: { createdFrom: today, createdTo: today } },
  ]
  const saved = data?.views ?? []
  const isKnown = [...common, ...saved].some((view) => isSameFilter(view.filter, filter))
  const attempt = async (change: () => Promise<{ ok: boolean; message?: string }>) => {
    setError(null)
    try {
      const outcome = await change()
      if (!outcome.ok) setError(outcome.message ?? t('views.failed'))
      return outcome.ok
    } catch (cause) {
      setError(getErrorMessage(cause) ?? t('views.failed'))
      return false
    }
  }
  return (
    <section aria-label={t('views.label')} className="flex flex-wrap items-center gap-2">
      {common.map((view) => (
        <Chip
          key={view.name}
          size={32}
          chosen={isSameFilter(view.filter, filter)}
          onClick={() => onFilter(view.filter)}
        >
          {view.name}
        </Chip>
      ))}
      {saved.map((view) => (
        <span key={view.id} className="flex items-center">
          <Chip
            size={32}
            chosen={isSameFilter(view.filter, filter)}
            onClick={() => onFilter(view.filter)}
          >
            {view.name}
          </Chip>
          {isSameFilter(view.filter, filter) && (
            <Tooltip text={t('views.remove', { name: view.name })}>
              <IconButton
                label={t('views.remove', { name: view.name })}
                disabled={remove.isPending}
                onClick={() => void attempt(() => remove.mutateAsync(view.id))}
              >
                <Icon iconNode={X} />
              </IconButton>
            </Tooltip>
          )}
        </span>
      ))}
      {!isKnown && !isNaming && (
        <Chip size={32} onClick={() => setNaming(true)}>
          {t('views.save')}
        </Chip>
      )}
      {isNaming && <SaveViewForm filter={filter} onClose={() => setNaming(false)} />}
      {error && (
        <p role="alert" className="w-full text-small text-sale">
          {error}
        </p>
      )}
    </section>
  )
}
