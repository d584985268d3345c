import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { pictureData } from '@svetlitsa/shell/card/picture-data'
import { StyleTile } from '@svetlitsa/ui/shop/style-tile'
import type { PageContext } from '../../page-context.ts'
import type { InteriorStyle } from './load-styles.ts'

type StyleListProps = { context: PageContext; styles: readonly InteriorStyle[] }

const pictureSize = { width: 4, height: 5 }

/** The styles as tall pictures (design notes §3, «styles: 4 pictures 4:5»). */
export function StyleList({ context, styles }: StyleListProps) {
  const say = translator(catalogueTexts, context.language)
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
      {styles.map(({ code, name, description, url, imgUrl, count }, index) => (
        <li key={code}>
          <StyleTile
            href={url}
            name={name}
            text={description}
            count={say('count', { count })}
            picture={imgUrl ? pictureData({ src: imgUrl, ...pictureSize }, 'half') : undefined}
            load={index < 4 ? 'soon' : 'lazy'}
          />
        </li>
      ))}
    </ul>
  )
}
