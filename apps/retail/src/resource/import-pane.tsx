import type { AnyBoundResource } from '@svetlitsa/api-client/resource/client'
import { useResourceWrite } from '@svetlitsa/api-client/resource/queries'
import { importLimits } from '@svetlitsa/domain/resource/import-limits'
import { resourceTexts } from '@svetlitsa/i18n/resource/resource-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { FileButton } from '@svetlitsa/ui/forms/file-button'
import { useState } from 'react'
import { DetailPane } from '../list-detail/detail-pane.tsx'
import { MoveOutcome } from '../order-move/move-outcome.tsx'
import { useMoveOrder } from '../order-move/use-move-order.ts'
import { type ImportReport, ImportResult } from './import-result.tsx'

type ImportPaneProps = { calls: AnyBoundResource; onClose: () => void }

const MEGABYTE = 1_000_000

/** Uploads a file: it is tried, the outcome is shown, and then it is saved. */
export function ImportPane({ calls, onClose }: ImportPaneProps) {
  const t = useTexts(resourceTexts)
  const showToast = useToast()
  const upload = useResourceWrite(calls, 'importRows')
  const { move, ...outcome } = useMoveOrder()
  const [csv, setCsv] = useState<string | null>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const [report, setReport] = useState<ImportReport | null>(null)
  const send = (text: string, isTrial: boolean) =>
    move(async (key) => {
      const answer = await upload.mutateAsync({ key, csv: text, isTrial })
      setReport(answer.ok ? answer.answer : null)
      return answer
    })
  const choose = async (file: File) => {
    setReport(null)
    // In bytes at least as many as there are characters.
    setTooLarge(file.size > importLimits.characters * 2)
    if (file.size > importLimits.characters * 2) return
    const text = await file.text()
    setCsv(text)
    await send(text, true)
  }
  const save = async (text: string) => {
    if (!(await send(text, false))) return
    showToast({ text: t('file.saved') })
    onClose()
  }
  const canSave = csv !== null && report !== null && report.errors.length === 0
  return (
    <DetailPane
      title={t('file.title')}
      closeLabel={t('pane.close')}
      onClose={onClose}
      actions={
        <>
          <MoveOutcome {...outcome} />
          <FileButton
            label={t('file.choose')}
            accept=".csv,text/csv"
            onFile={(file) => void choose(file)}
          />
          {canSave && (
            <Button
              size={40}
              waiting={upload.isPending && t('pane.saving')}
              onClick={() => void save(csv)}
            >
              {t('file.save')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-soft">{t('file.hint', { max: importLimits.rows })}</p>
        {isTooLarge && (
          <Notice tone="sale" live>
            {t('file.tooLarge', { megabytes: (importLimits.characters * 2) / MEGABYTE })}
          </Notice>
        )}
        {upload.isPending && <p role="status">{t('file.checking')}</p>}
        {report && <ImportResult report={report} />}
      </div>
    </DetailPane>
  )
}
