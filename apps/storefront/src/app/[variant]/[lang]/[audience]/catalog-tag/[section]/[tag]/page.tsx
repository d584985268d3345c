import type { Metadata } from 'next'
import {
  loadSectionPage,
  type SectionPageProps,
} from '../../../../../../../features/list/load-section-page.ts'
import { sectionMetadata } from '../../../../../../../features/list/section-metadata.ts'
import { SectionScreen } from '../../../../../../../features/list/section-screen.tsx'

export function generateMetadata(props: SectionPageProps): Promise<Metadata> {
  return sectionMetadata(props)
}

/** /catalog/{section}/tag-{tag}/: Next knows no half-fixed segments, so the address is rewritten to here. */
export default async function TagPage(props: SectionPageProps) {
  return <SectionScreen {...(await loadSectionPage(props))} />
}
