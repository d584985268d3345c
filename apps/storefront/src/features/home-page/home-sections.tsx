import { link } from '@svetlitsa/domain/route/site-map'
import { homeTexts } from '@svetlitsa/i18n/home-texts'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { BlockHead } from '@svetlitsa/ui/shop/block-head'
import { type SectionTile, SectionTiles } from '@svetlitsa/ui/shop/section-tiles'
import type { PageContext } from '../../page-context.ts'

type HomeSectionsProps = { context: PageContext; tiles: readonly SectionTile[] }

/** The sections as pictures. */
export function HomeSections({ context, tiles }: HomeSectionsProps) {
  const { sections, allSections } = homeTexts[context.language]
  return (
    <section aria-label={sections}>
      <BlockHead title={sections}>
        <TextLink href={link.catalog()}>{allSections}</TextLink>
      </BlockHead>
      <SectionTiles tiles={tiles} />
    </section>
  )
}
