import {
  type ReconciliationItem,
  useResolveItem,
} from '@svetlitsa/api-client/reconciliation/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { reconciliationTexts } from '@svetlitsa/i18n/reconciliation/reconciliation-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { useState } from 'react'
import { formatMoment } from '../../date/format-moment.ts'
import { buildListHref } from '../../list-detail/build-list-href.ts'
import { DetailPane } from '../../list-detail/detail-pane.tsx'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveOrder } from '../../order-move/use-move-order.ts'

type ReconciliationPaneProps = { item: ReconciliationItem; onClose: () => void }

/** What to do about a difference, and the note with which it is resolved. */
export function ReconciliationPane({ item, onClose }: ReconciliationPaneProps) {
  const t = useTexts(reconciliationTexts)
  const language = useLanguage()
  const resolve = useResolveItem()
  const [note, setNote] = useState('')
  const { move, ...moved } = useMoveOrder()
  const { kind, key, fact, resolved } = item
  const save = async () => {
    const input = { kind, key, fact, note }
    const isSaved = await move((idempotencyKey) =>
      resolve.mutateAsync({ ...input, idempotencyKey }),
    )
    if (isSaved) onClose()
  }
  return (
    <DetailPane
      title={item.title}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        !resolved && (
          <Button
            size={48}
            disabled={note.trim().length < 3}
            waiting={resolve.isPending && t('waiting')}
            onClick={() => void save()}
          >
            {t('resolve')}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <p className="font-medium">{t(`kinds.${kind}`)}</p>
        {item.detail && <p className="wrap-anywhere text-ink-soft">{item.detail}</p>}
        <p>{t(`todo.${kind}`)}</p>
        {item.orderGuid && (
          <TextLink href={buildListHref(link.retailOrders(), { order: item.orderGuid })}>
            {t('toOrder', { number: item.title })}
          </TextLink>
        )}
        {resolved ? (
          <div>
            <p className="wrap-anywhere">{resolved.note}</p>
            <p className="text-ink-soft">
              {t('by', { name: resolved.by, at: formatMoment(resolved.at, language) })}
            </p>
          </div>
        ) : (
          <TextArea
            label={t('note')}
            hint={t('noteHint')}
            rows={3}
            maxLength={500}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        )}
        <MoveOutcome {...moved} />
      </div>
    </DetailPane>
  )
}
