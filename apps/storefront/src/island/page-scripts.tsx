import { getPageContext } from '../page-context/get-page-context.ts'
import { settingsId } from './browser/read-page-settings.ts'
import { DevelopmentScripts } from './development-scripts.tsx'
import { escapeScript } from './escape-script.ts'
import { loadPageSettings } from './load-page-settings.ts'
import { getIslandScripts } from './server/get-island-scripts.ts'

/** The settings of the page, and the script that brings its islands to life. */
export async function PageScripts() {
  const context = await getPageContext()
  if (context.isCrawler) return null
  const settings = JSON.stringify(await loadPageSettings(context))
  const { start, page, developmentBase } = getIslandScripts(context.language)
  return (
    <>
      <script
        id={settingsId}
        type="application/json"
        dangerouslySetInnerHTML={{ __html: escapeScript(settings) }}
      />
      {developmentBase && <DevelopmentScripts base={developmentBase} />}
      <script type="module" src={start} data-page={page} fetchPriority="low" />
    </>
  )
}
