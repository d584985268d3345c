import type { InteriorStyle } from '../interior-style/interior-styles.ts'

/** What the products of a series have in common: a style and the preferred finishes, best first. */
export interface SeriesDesign {
  style: InteriorStyle
  finishes: readonly string[]
}

const buildSeriesDesign = (style: InteriorStyle, finishes: string): SeriesDesign => ({
  style,
  finishes: finishes.split(' '),
})

/** Assigned to series in rotation, so that each design is used by about six series. */
export const seriesDesigns: readonly SeriesDesign[] = [
  buildSeriesDesign(
    'Скандинавский',
    'linen oak milk ash rug-cream white grey sage white-metal ceramic-white',
  ),
  buildSeriesDesign(
    'Современный',
    'grey graphite boucle-grey oak rug-grey forest white black-metal glass-smoke',
  ),
  buildSeriesDesign(
    'Лофт',
    'leather-cognac walnut black-metal graphite-fabric rust rug-rust graphite ceramic-black',
  ),
  buildSeriesDesign(
    'Классика',
    'forest walnut brass navy cream powder rug-rust white wenge ceramic',
  ),
  buildSeriesDesign(
    'Минимализм',
    'boucle white milk oak rug-cream graphite grey ash white-metal ceramic-white',
  ),
  buildSeriesDesign(
    'Прованс',
    'milk cream linen blue-smoke powder ash sheet-sage rug-cream brass ceramic',
  ),
  buildSeriesDesign(
    'Японди',
    'linen ash olive oak wenge boucle rug-grey black-metal rattan ceramic-black',
  ),
  buildSeriesDesign(
    'Эко',
    'olive oak rust ash mustard sage rattan rug-mustard brass ceramic-terracotta leaf',
  ),
  buildSeriesDesign(
    'Современный',
    'denim white mustard oak navy blue-smoke rug-denim chrome graphite ceramic',
  ),
  buildSeriesDesign(
    'Скандинавский',
    'mustard ash denim white blush boucle rug-mustard brass sheet ceramic-terracotta',
  ),
  buildSeriesDesign(
    'Лофт',
    'rust graphite graphite-weave walnut leather-black black-metal oak rug-denim stone-dark',
  ),
  buildSeriesDesign(
    'Минимализм',
    'graphite-fabric wenge milk white boucle-grey graphite chrome rug-grey stone glass',
  ),
]
