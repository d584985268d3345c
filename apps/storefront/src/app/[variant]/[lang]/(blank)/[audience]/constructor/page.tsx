import { link } from '@svetlitsa/domain/route/site-map'
import { projectTexts } from '@svetlitsa/i18n/project/project-texts'
import { BlankHeader } from '@svetlitsa/ui/layout/blank-layout'
import type { Metadata } from 'next'
import { loadModules } from '../../../../../../features/project/load-modules.ts'
import { Island } from '../../../../../../island/island.tsx'
import { loadInitialData } from '../../../../../../page-context/load-initial-data.ts'
import { type ContextParams, toPageContext } from '../../../../../../page-context/page-context.ts'
import { buildInfoMetadata } from '../../../../../../page-metadata/build-info-metadata.ts'

type ConstructorPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: ConstructorPageProps): Promise<Metadata> {
  const context = toPageContext(await params)
  const { title, lead } = projectTexts[context.language]
  return buildInfoMetadata(context, { title, description: lead, path: link.constructor3d() })
}

export default async function ConstructorPage({ params }: ConstructorPageProps) {
  const context = toPageContext(await params)
  const { language, isCrawler } = context
  const { title, lead, close } = projectTexts[language]
  const [{ regionData, shop }, modules] = await Promise.all([
    loadInitialData(context),
    loadModules(context),
  ])
  return (
    <div className="page-width pt-4 pb-section md:pt-6">
      <BlankHeader
        home={{ href: link.home(), label: shop.name }}
        close={{ href: link.catalog(), label: close }}
      />
      <h1 className="mt-4 text-h1">{title}</h1>
      <p className="mt-1 mb-6 text-lead text-ink-soft">{lead}</p>
      {!isCrawler && (
        <Island
          name="constructorScreen"
          isScreen
          props={{ modules, sign: regionData.currency.sign }}
          hydrate="load"
        />
      )}
    </div>
  )
}
