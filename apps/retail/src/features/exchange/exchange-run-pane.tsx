import type { ExchangeRun } from '@svetlitsa/api-client/exchange/queries'
import { exchangeTexts } from '@svetlitsa/i18n/exchange/exchange-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { formatMoment } from '../../date/format-moment.ts'
import { DetailPane } from '../../list-detail/detail-pane.tsx'
import { DetailRow } from '../../list-detail/detail-row.tsx'
import { RunState } from './exchange-row.tsx'

type ExchangeRunPaneProps = { run: ExchangeRun; onClose: () => void }

/** Everything about one exchange, beginning with what is to be done. */
export function ExchangeRunPane({ run, onClose }: ExchangeRunPaneProps) {
  const t = useTexts(exchangeTexts)
  const language = useLanguage()
  const { kind, key, fileName, startedAt, finishedAt, added, changed, refused, lines } = run
  const figures = { added, changed, refused }
  const advice = findAdvice(run)
  return (
    <DetailPane
      title={t(`kinds.${kind}`)}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <Button size={40} kind="soft" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Notice tone={advice === 'refused' ? 'sale' : advice === 'done' ? 'forest' : 'honey'}>
        <strong className="font-semibold">{t('next.title')}.</strong> {t(`next.${advice}`)}
      </Notice>
      <dl className="mt-4">
        <DetailRow name={t('state')}>
          <RunState run={run} />
        </DetailRow>
        <DetailRow name={t('key')}>{key ?? t('byCommand')}</DetailRow>
        {fileName && <DetailRow name={t('file')}>{fileName}</DetailRow>}
        <DetailRow name={t('startedAt')}>{formatMoment(startedAt, language)}</DetailRow>
        {finishedAt && (
          <DetailRow name={t('finishedAt')}>{formatMoment(finishedAt, language)}</DetailRow>
        )}
        {(['added', 'changed', 'refused'] as const).map(
          (name) =>
            figures[name] !== null && (
              <DetailRow key={name} name={t(name)}>
                {figures[name]}
              </DetailRow>
            ),
        )}
      </dl>
      {lines.length > 0 && (
        <>
          <h3 className="mt-4 font-medium">{t('report')}</h3>
          <pre
            lang="en"
            className="mt-1 rounded-dense bg-sand px-3 py-2 text-note wrap-anywhere whitespace-pre-wrap"
          >
            {lines.join('\n')}
          </pre>
        </>
      )}
    </DetailPane>
  )
}

function findAdvice({ state, kind, refused }: ExchangeRun) {
  if (state !== 'done') return state
  if (!refused) return 'done'
  if (kind === 'import') return 'partlyImport'
  return kind === 'catalog' ? 'partly' : 'partlyOrders'
}
