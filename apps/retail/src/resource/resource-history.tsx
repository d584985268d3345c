import type { AnyBoundResource } from '@svetlitsa/api-client/resource/client'
import { useResourceHistory, useResourceWrite } from '@svetlitsa/api-client/resource/queries'
import { resourceTexts } from '@svetlitsa/i18n/resource/resource-texts'
import { staffLogTexts } from '@svetlitsa/i18n/staff-log/staff-log-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { formatMoment } from '../date/format-moment.ts'
import { MoveOutcome } from '../order-move/move-outcome.tsx'
import { useMoveOrder } from '../order-move/use-move-order.ts'
import { LoggedValues } from './logged-values.tsx'

type ResourceHistoryProps = {
  calls: AnyBoundResource
  /** Without it the changes of all rows, the removed ones among them. */
  id?: string
  onUndone: () => void
}

/** Who changed what and when, newest first, each with its undo. */
export function ResourceHistory({ calls, id, onUndone }: ResourceHistoryProps) {
  const t = useTexts(resourceTexts)
  const { actions } = staffLogTexts[useLanguage()]
  const language = useLanguage()
  const showToast = useToast()
  const undo = useResourceWrite(calls, 'undo')
  const { move, ...outcome } = useMoveOrder()
  const { data, isError, refetch, hasNextPage, fetchNextPage } = useResourceHistory(calls, id)
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  const undoEntry = async (entryId: number) => {
    if (!(await move((key) => undo.mutateAsync({ key, entryId })))) return
    showToast({ text: t('history.undone') })
    onUndone()
  }
  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="block" />
  return (
    <div className="grid gap-3 pt-4">
      <MoveOutcome {...outcome} />
      {entries.length === 0 && <p className="text-ink-soft">{t('history.empty')}</p>}
      <ol aria-label={t('history.title')} className="grid gap-4">
        {entries.map((entry) => (
          <li key={entry.id} className="grid gap-2 border-b border-line pb-4">
            <p>
              <strong className="font-semibold">
                {t('history.by', { by: entry.by, action: actions[entry.action] })}
              </strong>{' '}
              <span className="text-ink-soft">{formatMoment(entry.at, language)}</span>
            </p>
            {entry.before && (
              <section aria-label={t('history.before')}>
                <h3 className="text-note font-medium">{t('history.before')}</h3>
                <LoggedValues values={entry.before} />
              </section>
            )}
            {entry.after && (
              <section aria-label={t('history.after')}>
                <h3 className="text-note font-medium">{t('history.after')}</h3>
                <LoggedValues values={entry.after} />
              </section>
            )}
            {entry.canUndo && (
              <div>
                <Button
                  size={40}
                  kind="soft"
                  waiting={
                    undo.isPending && undo.variables.entryId === entry.id && t('history.undoing')
                  }
                  onClick={() => void undoEntry(entry.id)}
                >
                  {t('history.undo')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button size={40} kind="soft" onClick={() => void fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </div>
  )
}
