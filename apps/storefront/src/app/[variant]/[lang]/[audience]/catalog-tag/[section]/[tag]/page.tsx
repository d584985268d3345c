import type { Metadata } from 'next'
import {
  buildSectionMetadata,
  loadSectionPage,
  type SectionPageProps,
} from '../../../../../../../features/product-list/section/load-section-page.ts'
import { SectionScreen } from '../../../../../../../features/product-list/section/section-screen.tsx'

export function generateMetadata(props: SectionPageProps): Promise<Metadata> {
  return buildSectionMetadata(props)
}

/**
 * Renders /catalog/{section}/tag-{tag}/. Next does not support segments with a fixed prefix, so the
 * address is rewritten to this route.
 */
export default async function TagPage(props: SectionPageProps) {
  return <SectionScreen {...(await loadSectionPage(props))} />
}
