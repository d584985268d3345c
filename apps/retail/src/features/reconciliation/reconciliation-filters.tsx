import type { ReconciliationKind } from '@svetlitsa/domain/money/reconciliation-kind'
import { link } from '@svetlitsa/domain/route/site-map'
import { reconciliationTexts } from '@svetlitsa/i18n/reconciliation/reconciliation-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { buildListHref } from '../../list-detail/build-list-href.ts'

export interface ReconciliationChoice {
  kind: ReconciliationKind | undefined
  state: 'open' | 'resolved'
}

type ReconciliationFiltersProps = {
  chosen: ReconciliationChoice
  counts: readonly { kind: ReconciliationKind; count: number }[]
}

function buildReconciliationHref({ kind, state }: ReconciliationChoice): string {
  return buildListHref(link.retailReconciliation(), {
    kind,
    state: state === 'open' ? undefined : state,
  })
}

/** Open or resolved, and which list; lists show how many items are open. */
export function ReconciliationFilters({ chosen, counts }: ReconciliationFiltersProps) {
  const t = useTexts(reconciliationTexts)
  const states = [
    { state: 'open', label: t('open') },
    { state: 'resolved', label: t('resolvedOnes') },
  ] as const
  // Lists without an item would fill the screen of a phone.
  const shown = counts.filter(({ kind, count }) => count > 0 || kind === chosen.kind)
  return (
    <nav aria-label={t('filter')} className="grid w-full gap-2">
      <div className="flex flex-wrap gap-2">
        {states.map(({ state, label }) => (
          <Chip
            key={state}
            size={32}
            href={buildReconciliationHref({ ...chosen, state })}
            chosen={state === chosen.state}
          >
            {label}
          </Chip>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Chip
          size={32}
          href={buildReconciliationHref({ ...chosen, kind: undefined })}
          chosen={!chosen.kind}
        >
          {t('all')}
        </Chip>
        {shown.map(({ kind, count }) => (
          <Chip
            key={kind}
            size={32}
            href={buildReconciliationHref({ ...chosen, kind })}
            chosen={kind === chosen.kind}
          >
            {t(`kinds.${kind}`)} {count}
          </Chip>
        ))}
      </div>
    </nav>
  )
}
