import type { ExchangeRun } from '@svetlitsa/api-client/exchange/queries'
import { exchangeTexts } from '@svetlitsa/i18n/exchange/exchange-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Badge } from '@svetlitsa/ui/feedback/badge'
import { formatMoment } from '../../date/format-moment.ts'

type ExchangeRowProps = { run: ExchangeRun; onOpen: () => void }

/** What was exchanged, when and by whom, what it did, and how it ended. */
export function ExchangeRow({ run, onOpen }: ExchangeRowProps) {
  const t = useTexts(exchangeTexts)
  const language = useLanguage()
  const { id, kind, key, fileName, startedAt, lines, state } = run
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line bg-surface px-4 py-2 lg:px-6">
      <div className="min-w-0 grow basis-60">
        <TextLink
          tone="bare"
          aria-label={t('openFor', { kind: t(`kinds.${kind}`), id })}
          onClick={onOpen}
        >
          <strong className="font-semibold">{t(`kinds.${kind}`)}</strong>
        </TextLink>
        <p className="text-ink-soft wrap-anywhere">
          {formatMoment(startedAt, language)} · {key ?? t('byCommand')}
          {fileName && ` · ${fileName}`}
        </p>
      </div>
      <p className="min-w-0 grow basis-60 tabular-nums wrap-anywhere">
        {state === 'refused' ? lines[0] : describeCounts(run, t)}
      </p>
      <RunState run={run} />
    </li>
  )
}

/** What it did in figures; empty where they are not known. */
function describeCounts(
  { added, changed, refused }: ExchangeRun,
  t: ReturnType<typeof useTexts<typeof exchangeTexts.ru>>,
): string {
  if (changed === null) return ''
  return t('counts', { added: added ?? 0, changed, refused: refused ?? 0 })
}

/** How it ended; refusals of single offers or orders are told apart from a refused file. */
export function RunState({ run: { state, refused } }: { run: ExchangeRun }) {
  const t = useTexts(exchangeTexts)
  const isPartly = state === 'done' && (refused ?? 0) > 0
  if (isPartly) return <Badge tone="work">{t('partly')}</Badge>
  const tones = { waiting: 'work', done: 'ready', refused: 'new' } as const
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
}
