import type { RetailOrder } from '@svetlitsa/api-client/retail-order/queries'
import { getShownState, type OrderState } from '@svetlitsa/domain/order/order-state'
import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { formatMoment } from '../../date/format-moment.ts'

type OrderHistoryProps = { order: RetailOrder; onOpen: (guid: string) => void }
type HistoryTexts = (typeof retailOrderTexts)['ru' | 'kk' | 'en']['history']

/** Related orders, returned goods, and everything that happened to an order: who, when and why. */
export function OrderHistory({ order, onOpen }: OrderHistoryProps) {
  const t = useTexts(retailOrderTexts)
  const language = useLanguage()
  const { history } = retailOrderTexts[language]
  const reasons: Readonly<Record<string, string>> = history.reasons
  return (
    <>
      {order.related.length > 0 && (
        <p className="mt-5 flex flex-wrap gap-x-3">
          <span className="text-ink-soft">{t('related')}</span>
          {order.related.map(({ id, guid }) => (
            <TextLink key={guid} onClick={() => onOpen(guid)}>
              {id}
            </TextLink>
          ))}
        </p>
      )}
      {order.returns.length > 0 && (
        <>
          <h3 className="mt-5 font-medium">{t('returns')}</h3>
          <ul>
            {order.returns.flatMap(({ at, lines }) =>
              lines.map(({ name, quantity, isSound }) => (
                <li key={`${at} ${name}`}>
                  {[`${name} × ${quantity}`, isSound ? '' : t('damaged')]
                    .filter(Boolean)
                    .join(', ')}
                </li>
              )),
            )}
          </ul>
        </>
      )}
      <h3 className="mt-5 font-medium">{t('history.title')}</h3>
      <ol className="mt-1">
        {order.events.map((event) => (
          <li key={`${event.at} ${event.kind} ${event.to}`} className="border-b border-line py-2">
            {describeEvent(event, order, history)}
            <span className="block text-note text-ink-soft wrap-anywhere">
              {[
                formatMoment(event.at, language),
                event.by ?? t(`history.actors.${event.actor}`),
                reasons[event.reason ?? ''],
                event.note,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

function describeEvent(
  { kind, to }: RetailOrder['events'][number],
  { delivery }: RetailOrder,
  texts: HistoryTexts,
): string {
  if (kind === 'state') {
    const states: Readonly<Record<string, string>> = texts.state
    return states[getShownState({ state: to as OrderState, delivery })] ?? to
  }
  if (kind === 'payment' || kind === 'assembly') {
    const states: Readonly<Record<string, string>> = texts[kind]
    return states[to] ?? to
  }
  if (kind === 'split') return texts.split.replace('{number}', to)
  if (kind === 'return') return texts.back
  const asked: Readonly<Record<string, string>> = texts.asked
  return asked[to] ?? texts[kind]
}
