import type { ResourceRow } from '@svetlitsa/api-client/resource/queries'
import { resourceTexts } from '@svetlitsa/i18n/resource/resource-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { DetailPane } from '../list-detail/detail-pane.tsx'
import { ImportPane } from './import-pane.tsx'
import { ResourceHistory } from './resource-history.tsx'
import { ResourcePane } from './resource-pane.tsx'
import type { ResourceScreenDefinition } from './resource-screen-definition.ts'

export type OpenPane =
  | { kind: 'row'; row: ResourceRow | null }
  | { kind: 'import' | 'history' | 'extra' }

type ResourcePanesProps = {
  screen: ResourceScreenDefinition
  pane: OpenPane
  onClose: () => void
}

/** What is open beside the list. */
export function ResourcePanes({ screen, pane, onClose }: ResourcePanesProps) {
  const t = useTexts(resourceTexts)
  const { calls, extra } = screen
  if (pane.kind === 'row')
    return (
      <ResourcePane key={pane.row?.id ?? 'new'} screen={screen} row={pane.row} onClose={onClose} />
    )
  if (pane.kind === 'import') return <ImportPane calls={calls} onClose={onClose} />
  if (pane.kind === 'extra') return extra ? <extra.Pane onClose={onClose} /> : null
  return (
    <DetailPane
      title={t('history.title')}
      closeLabel={t('pane.close')}
      onClose={onClose}
      actions={null}
    >
      <ResourceHistory calls={calls} onUndone={onClose} />
    </DetailPane>
  )
}
