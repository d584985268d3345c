import { link } from '@svetlitsa/domain/route/site-map'
import { projectTexts } from '@svetlitsa/i18n/project-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { BlankHead } from '@svetlitsa/ui/chrome/blank-head'
import type { Metadata } from 'next'
import { ConstructorScreen } from '../../../../../../features/project/constructor-screen.tsx'
import { loadModules } from '../../../../../../features/project/load-modules.ts'
import { infoMetadata } from '../../../../../../info-metadata.ts'
import { loadInitialData } from '../../../../../../load-shell.ts'
import { type ContextParams, contextOf } from '../../../../../../page-context.ts'

type ConstructorPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: ConstructorPageProps): Promise<Metadata> {
  const context = contextOf(await params)
  const { title, lead } = projectTexts[context.language]
  return infoMetadata(context, { title, description: lead, path: link.constructor3d() })
}

export default async function ConstructorPage({ params }: ConstructorPageProps) {
  const context = contextOf(await params)
  const { language, isCrawler } = context
  const { title, lead, close } = projectTexts[language]
  const [{ regionData }, modules] = await Promise.all([
    loadInitialData(context),
    loadModules(context),
  ])
  return (
    <div className="page-width pt-4 pb-section md:pt-6">
      <BlankHead
        home={{ href: link.home(), label: shellTexts[language].brand }}
        close={{ href: link.catalog(), label: close }}
      />
      <h1 className="mt-4 text-h1">{title}</h1>
      <p className="mt-1 mb-6 text-lead text-ink-soft">{lead}</p>
      {!isCrawler && <ConstructorScreen modules={modules} sign={regionData.currency.sign} />}
    </div>
  )
}
