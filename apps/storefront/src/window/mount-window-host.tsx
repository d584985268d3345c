import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { buildShellWindows } from '@svetlitsa/shell/window/build-shell-windows'
import { getShellTexts } from '@svetlitsa/shell/window/get-shell-texts'
import { WindowHost } from '@svetlitsa/ui/overlays/window-host'
import { useWindows, type Windows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { IslandProviders } from '../island/island-providers.tsx'
import type { PageSettings } from '../island/page-settings.ts'
import { pageWindows } from '../island/page-windows.ts'
import { buildStorefrontWindows } from './build-storefront-windows.ts'

/** Renders the windows of the page at its end. Resolves once they can be opened. */
export function mountWindowHost(settings: PageSettings): Promise<Windows> {
  const { language } = settings
  const texts = getShellTexts(language)
  const registry = {
    ...buildShellWindows(texts),
    ...buildStorefrontWindows(catalogueTexts[language].filters.title),
  }
  const container = document.createElement('div')
  document.body.append(container)
  return new Promise((resolve) => {
    createRoot(container).render(
      <IslandProviders settings={settings}>
        <WindowHost registry={registry} labels={texts} openWindows={pageWindows.openWindows}>
          <ReportWindows onReady={resolve} />
        </WindowHost>
      </IslandProviders>,
    )
  })
}

function ReportWindows({ onReady }: { onReady: (windows: Windows) => void }): null {
  const windows = useWindows()
  useEffect(() => onReady(windows), [windows, onReady])
  return null
}
