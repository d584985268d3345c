import type { Metadata } from 'next'
import {
  loadSectionPage,
  type SectionPageProps,
} from '../../../../../../features/list/load-section-page.ts'
import { sectionMetadata } from '../../../../../../features/list/section-metadata.ts'
import { SectionScreen } from '../../../../../../features/list/section-screen.tsx'

export function generateMetadata(props: SectionPageProps): Promise<Metadata> {
  return sectionMetadata(props)
}

export default async function SectionPage(props: SectionPageProps) {
  return <SectionScreen {...(await loadSectionPage(props))} />
}
