import type { Metadata } from 'next'
import {
  buildSectionMetadata,
  loadSectionPage,
  type SectionPageProps,
} from '../../../../../../features/product-list/section/load-section-page.ts'
import { SectionScreen } from '../../../../../../features/product-list/section/section-screen.tsx'

export function generateMetadata(props: SectionPageProps): Promise<Metadata> {
  return buildSectionMetadata(props)
}

export default async function SectionPage(props: SectionPageProps) {
  return <SectionScreen {...(await loadSectionPage(props))} />
}
