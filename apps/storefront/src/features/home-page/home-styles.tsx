import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getStyles } from '@svetlitsa/api-client/interior-style/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { contentTexts } from '@svetlitsa/i18n/content/content-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { RoomTile } from '@svetlitsa/ui/content/room-tile'
import { BlockHeader } from '@svetlitsa/ui/layout/block-header'
import type { PageContext } from '../../page-context/page-context.ts'

type HomeStylesProps = {
  context: PageContext
  styles: CallAnswer<typeof getStyles>['styles']
}

const shown = 4
const pictureSize = { width: 800, height: 1000 }

/** Four interior styles as 4:5 pictures; two per row on the phone. */
export function HomeStyles({ context, styles }: HomeStylesProps) {
  const { styles: title, allStyles } = contentTexts[context.language].home
  const stylesWithPicture = styles.filter(({ imgUrl }) => imgUrl !== '').slice(0, shown)
  if (stylesWithPicture.length === 0) return null
  return (
    <section aria-label={title}>
      <BlockHeader title={title}>
        <TextLink href={link.styles()}>{allStyles}</TextLink>
      </BlockHeader>
      <ul className="grid grid-cols-2 gap-cards lg:grid-cols-4">
        {stylesWithPicture.map(({ id, name, url, imgUrl }) => (
          <li key={id}>
            <RoomTile
              shape="style"
              name={name}
              href={url}
              picture={toPictureData({ src: imgUrl, ...pictureSize }, 'half')}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
