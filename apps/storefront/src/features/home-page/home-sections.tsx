import { link } from '@svetlitsa/domain/route/site-map'
import { homePageTexts } from '@svetlitsa/i18n/home-page/home-page-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { type SectionTile, SectionTiles } from '@svetlitsa/ui/catalogue/section-tiles'
import { BlockHeader } from '@svetlitsa/ui/layout/block-header'
import type { PageContext } from '../../page-context/page-context.ts'

type HomeSectionsProps = { context: PageContext; tiles: readonly SectionTile[] }

export function HomeSections({ context, tiles }: HomeSectionsProps) {
  const { sections, allSections } = homePageTexts[context.language]
  return (
    <section aria-label={sections}>
      <BlockHeader title={sections}>
        <TextLink href={link.catalog()}>{allSections}</TextLink>
      </BlockHeader>
      <SectionTiles tiles={tiles} />
    </section>
  )
}
