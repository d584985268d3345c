import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getStyles } from '@svetlitsa/api-client/contract/style'
import { link } from '@svetlitsa/domain/route/site-map'
import { contentTexts } from '@svetlitsa/i18n/content-texts'
import { pictureData } from '@svetlitsa/shell/card/picture-data'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { BlockHead } from '@svetlitsa/ui/shop/block-head'
import { RoomTile } from '@svetlitsa/ui/shop/room-tile'
import type { PageContext } from '../../page-context.ts'

type HomeStylesProps = {
  context: PageContext
  styles: AnswerOf<typeof getStyles>['styles']
}

const shown = 4
const pictureSize = { width: 800, height: 1000 }

/** Four styles of interior as pictures 4:5; two and two on the phone. */
export function HomeStyles({ context, styles }: HomeStylesProps) {
  const { styles: title, allStyles } = contentTexts[context.language].home
  const pictured = styles.filter(({ imgUrl }) => imgUrl !== '').slice(0, shown)
  if (pictured.length === 0) return null
  return (
    <section aria-label={title}>
      <BlockHead title={title}>
        <TextLink href={link.styles()}>{allStyles}</TextLink>
      </BlockHead>
      <ul className="grid grid-cols-2 gap-cards lg:grid-cols-4">
        {pictured.map(({ id, name, url, imgUrl }) => (
          <li key={id}>
            <RoomTile
              shape="style"
              name={name}
              href={url}
              picture={pictureData({ src: imgUrl, ...pictureSize }, 'half')}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
