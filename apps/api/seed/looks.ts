import type { Style } from './styles.ts'

/** What the things of a series have in common: a style and the finishes it prefers, best first. */
export interface Look {
  style: Style
  finishes: readonly string[]
}

const look = (style: Style, finishes: string): Look => ({ style, finishes: finishes.split(' ') })

/** Series take them in turn, so that each look runs through half a dozen series. */
export const looks: readonly Look[] = [
  look('Скандинавский', 'linen oak milk ash rug-cream white grey sage white-metal ceramic-white'),
  look(
    'Современный',
    'grey graphite boucle-grey oak rug-grey forest white black-metal glass-smoke',
  ),
  look(
    'Лофт',
    'leather-cognac walnut black-metal graphite-fabric rust rug-rust graphite ceramic-black',
  ),
  look('Классика', 'forest walnut brass navy cream powder rug-rust white wenge ceramic'),
  look('Минимализм', 'boucle white milk oak rug-cream graphite grey ash white-metal ceramic-white'),
  look('Прованс', 'milk cream linen blue-smoke powder ash sheet-sage rug-cream brass ceramic'),
  look('Японди', 'linen ash olive oak wenge boucle rug-grey black-metal rattan ceramic-black'),
  look('Эко', 'olive oak rust ash mustard sage rattan rug-mustard brass ceramic-terracotta leaf'),
  look('Современный', 'denim white mustard oak navy blue-smoke rug-denim chrome graphite ceramic'),
  look(
    'Скандинавский',
    'mustard ash denim white blush boucle rug-mustard brass sheet ceramic-terracotta',
  ),
  look(
    'Лофт',
    'rust graphite graphite-weave walnut leather-black black-metal oak rug-denim stone-dark',
  ),
  look(
    'Минимализм',
    'graphite-fabric wenge milk white boucle-grey graphite chrome rug-grey stone glass',
  ),
]
