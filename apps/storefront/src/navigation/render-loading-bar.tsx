import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { LoadingBar } from '@svetlitsa/ui/feedback/loading-bar'
import { createRoot, type Root } from 'react-dom/client'
import { readPageSettings } from '../island/browser/read-page-settings.ts'

let root: Root | null = null

/** Renders the loading bar at the end of the page. */
export function renderLoadingBar(isLoading: boolean): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  const label = shellTexts[readPageSettings().language].loading
  root.render(<LoadingBar loading={isLoading} label={label} />)
}
