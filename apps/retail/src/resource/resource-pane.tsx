import type { ResourceRow } from '@svetlitsa/api-client/resource/queries'
import { resourceTexts } from '@svetlitsa/i18n/resource/resource-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { Tabs } from '@svetlitsa/ui/navigation/tabs'
import { useId, useState } from 'react'
import { DetailPane } from '../list-detail/detail-pane.tsx'
import { MoveOutcome } from '../order-move/move-outcome.tsx'
import { ResourceFields } from './field/resource-fields.tsx'
import { getRowTitle } from './get-row-value.ts'
import { RemoveRow } from './remove-row.tsx'
import { ResourceHistory } from './resource-history.tsx'
import type { ResourceScreenDefinition } from './resource-screen-definition.ts'
import { useResourceForm } from './use-resource-form.ts'

type ResourcePaneProps = {
  screen: ResourceScreenDefinition
  /** Null for a new row. */
  row: ResourceRow | null
  onClose: () => void
}

/** A row beside the list: its form and its history. */
export function ResourcePane({ screen, row, onClose }: ResourcePaneProps) {
  const t = useTexts(resourceTexts)
  const language = useLanguage()
  const showToast = useToast()
  const formId = useId()
  const [tab, setTab] = useState('form')
  const resource = useResourceForm(screen, row, () => {
    showToast({ text: t('pane.saved') })
    onClose()
  })
  const { form, formProps, isSending, version, newer, loadNewer, moved } = resource
  const title = row ? getRowTitle(screen, row, language) : t('pane.create')
  const fields = (
    <form id={formId} {...formProps} className="pt-4">
      <ResourceFields fields={screen.fields} form={form} />
    </form>
  )
  return (
    <DetailPane
      title={title}
      closeLabel={t('pane.close')}
      onClose={onClose}
      actions={
        tab === 'form' && (
          <>
            <MoveOutcome {...moved} />
            {newer && (
              <Button size={40} kind="outline" onClick={loadNewer}>
                {t('pane.loadNew')}
              </Button>
            )}
            <Button type="submit" form={formId} size={40} waiting={isSending && t('pane.saving')}>
              {t('pane.save')}
            </Button>
            {row && screen.canRemove !== false && (
              <RemoveRow calls={screen.calls} id={row.id} version={version} onRemoved={onClose} />
            )}
          </>
        )
      }
    >
      {row ? (
        <Tabs
          label={title}
          tabs={[
            { value: 'form', label: t('pane.form') },
            { value: 'history', label: t('pane.history') },
          ]}
          value={tab}
          onChange={setTab}
        >
          {tab === 'form' ? (
            fields
          ) : (
            <ResourceHistory calls={screen.calls} id={row.id} onUndone={onClose} />
          )}
        </Tabs>
      ) : (
        fields
      )}
    </DetailPane>
  )
}
