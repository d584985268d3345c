import type { ExchangeFilter } from '@svetlitsa/api-client/exchange/queries'
import { exchangeKinds, exchangeStates } from '@svetlitsa/domain/exchange/exchange'
import { link } from '@svetlitsa/domain/route/site-map'
import { exchangeTexts } from '@svetlitsa/i18n/exchange/exchange-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { buildListHref } from '../../list-detail/build-list-href.ts'

const buildHref = ({ kind, state }: ExchangeFilter) =>
  buildListHref(link.shopExchange(), { kind, state })

/** Which kind of exchange, and in which state. */
export function ExchangeFilters({ chosen }: { chosen: ExchangeFilter }) {
  const t = useTexts(exchangeTexts)
  return (
    <nav aria-label={t('filter')} className="grid w-full gap-2">
      <div className="flex flex-wrap gap-2">
        {[undefined, ...exchangeKinds].map((kind) => (
          <Chip
            key={kind ?? 'all'}
            size={32}
            href={buildHref({ ...chosen, kind })}
            chosen={kind === chosen.kind}
          >
            {kind ? t(`kinds.${kind}`) : t('all')}
          </Chip>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {[undefined, ...exchangeStates].map((state) => (
          <Chip
            key={state ?? 'all'}
            size={32}
            href={buildHref({ ...chosen, state })}
            chosen={state === chosen.state}
          >
            {state ? t(`states.${state}`) : t('all')}
          </Chip>
        ))}
      </div>
    </nav>
  )
}
