import { type AssemblerData, useRecount } from '@svetlitsa/api-client/assembler/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { assemblerTexts } from '@svetlitsa/i18n/assembler/assembler-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { AssemblerAnswer } from '../../assembler-page/assembler-answer.tsx'
import { CabinetPage } from '../../assembler-page/cabinet-page.tsx'
import { AboutPart } from './about-part.tsx'
import { LogoutPart } from './logout-part.tsx'

type LedgerEntry = AssemblerData['ledger'][number]

/** The balance and the operations it is the sum of; it can be counted anew (assembler.recount). */
export function BalanceScreen() {
  const t = useTexts(assemblerTexts)
  return (
    <CabinetPage title={t('balance.title')}>
      <h1 className="text-h1">{t('balance.title')}</h1>
      <AssemblerAnswer>
        {({ balance, otherBalances, ledger, code }) => (
          <>
            <BalanceHead balance={balance} otherBalances={otherBalances} />
            <h2 className="mt-8 mb-2 text-h2">{t('balance.ledger')}</h2>
            {ledger.length === 0 && <EmptyState title={t('balance.empty')} />}
            <ul aria-label={t('balance.ledger')}>
              {ledger.map((entry) => (
                <LedgerRow key={entry.id} entry={entry} />
              ))}
            </ul>
            <AboutPart code={code} />
          </>
        )}
      </AssemblerAnswer>
      <LogoutPart />
    </CabinetPage>
  )
}

type BalanceHeadProps = Pick<AssemblerData, 'balance' | 'otherBalances'>

/** What an earlier version of the cabinet kept on the device has no other currencies. */
function BalanceHead({ balance, otherBalances = [] }: BalanceHeadProps) {
  const t = useTexts(assemblerTexts)
  const showToast = useToast()
  const recount = useRecount()
  const run = () =>
    recount.mutate(undefined, {
      onSuccess: () => showToast({ text: t('balance.recounted') }),
      onError: () => showToast({ text: t('balance.failed') }),
    })
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-4">
      <p className="text-total tabular-nums">
        {formatPrice(balance)}
        {otherBalances.map(({ code, sign, sum }) => (
          <span key={code} className="block">
            {formatPrice(sum, { sign })}
          </span>
        ))}
      </p>
      <Button kind="outline" onClick={run} waiting={recount.isPending && t('balance.recounting')}>
        {t('balance.recount')}
      </Button>
    </div>
  )
}

function LedgerRow({ entry }: { entry: LedgerEntry }) {
  const t = useTexts(assemblerTexts)
  const language = useLanguage()
  const { kind, orderId, sum, sign, note, createdAt } = entry
  const shown = formatPrice(sum, { sign })
  const title =
    kind === 'earning' ? t('balance.earning', { order: orderId ?? '' }) : t(`balance.${kind}`)
  return (
    <li className="flex min-h-14 items-center justify-between gap-4 border-b border-line py-2">
      <span className="min-w-0 wrap-anywhere">
        {title}
        <span className="block text-small text-ink-soft">
          {formatDay(createdAt, language, { year: true })}
          {note && ` · ${note}`}
        </span>
      </span>
      <span className={`shrink-0 tabular-nums ${sum > 0 ? 'font-semibold text-forest' : ''}`}>
        {sum > 0 ? `+${shown}` : shown}
      </span>
    </li>
  )
}
