import { exportResource, type ResourceChoice } from '@svetlitsa/api-client/resource/queries'
import { resourceTexts } from '@svetlitsa/i18n/resource/resource-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { useState } from 'react'
import type { OpenPane } from './resource-panes.tsx'
import type { ResourceScreenDefinition } from './resource-screen-definition.ts'
import { saveText } from './save-text.ts'

type ResourceActionsProps = {
  screen: ResourceScreenDefinition
  choice: ResourceChoice
  onOpen: (pane: OpenPane) => void
}

/** What can be done with a list: add, files, the history of all rows. */
export function ResourceActions({ screen, choice, onOpen }: ResourceActionsProps) {
  const t = useTexts(resourceTexts)
  const texts = resourceTexts[useLanguage()]
  const showToast = useToast()
  const [isExporting, setExporting] = useState(false)
  const exportRows = async () => {
    setExporting(true)
    try {
      saveText(`${screen.name}.csv`, await exportResource(screen.calls, choice))
    } catch (error) {
      showToast({ text: getErrorMessage(error) ?? texts.notFound })
    }
    setExporting(false)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size={40} onClick={() => onOpen({ kind: 'row', row: null })}>
        {t('create')}
      </Button>
      {screen.extra && (
        <Button size={40} kind="outline" onClick={() => onOpen({ kind: 'extra' })}>
          {screen.extra.label(texts)}
        </Button>
      )}
      <Button
        size={40}
        kind="soft"
        waiting={isExporting && t('file.exporting')}
        onClick={() => void exportRows()}
      >
        {t('file.export')}
      </Button>
      <Button size={40} kind="soft" onClick={() => onOpen({ kind: 'import' })}>
        {t('file.import')}
      </Button>
      <Button size={40} kind="soft" onClick={() => onOpen({ kind: 'history' })}>
        {t('pane.history')}
      </Button>
    </div>
  )
}
