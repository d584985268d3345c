import { unwrapAnswer } from '@svetlitsa/api-client/call/unwrap-answer'
import { getStyles } from '@svetlitsa/api-client/interior-style/client'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { StyleTile } from '@svetlitsa/ui/catalogue/style-tile'
import { cache } from 'react'
import { getCallOptions } from '../../page-context/get-call-options.ts'
import type { PageContext } from '../../page-context/page-context.ts'

type StyleListProps = { context: PageContext; styles: readonly InteriorStyle[] }

const pictureSize = { width: 4, height: 5 }

/** Interior styles as tall pictures (ADR 0050). */
export function StyleList({ context, styles }: StyleListProps) {
  const t = getTranslator(catalogueTexts, context.language)
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
      {styles.map(({ code, name, description, url, imgUrl, count }, index) => (
        <li key={code}>
          <StyleTile
            href={url}
            name={name}
            text={description}
            count={t('count', { count })}
            picture={imgUrl ? toPictureData({ src: imgUrl, ...pictureSize }, 'half') : undefined}
            load={index < 4 ? 'soon' : 'lazy'}
          />
        </li>
      ))}
    </ul>
  )
}

const loadOnce = cache(
  async (variant: string, language: PageContext['language'], isCrawler: boolean) =>
    unwrapAnswer(await getStyles({}, getCallOptions({ variant, language, isCrawler }))).styles,
)

/** Loads the interior styles that have products in the region. */
export function loadStyles({ variant, language, isCrawler }: PageContext) {
  return loadOnce(variant, language, isCrawler)
}

type InteriorStyle = Awaited<ReturnType<typeof loadStyles>>[number]
