export interface Finish {
  code: string
  /** As it stands behind the product's name. */
  name: string
  colour: string
  material: 'fabric' | 'wood' | 'metal' | 'paint' | 'glass'
  /** The colour as a filter knows it. */
  base: string
  /** What the filter «Материал» says. */
  kind: string
}

const finish = (
  code: string,
  name: string,
  colour: string,
  material: Finish['material'],
  base: string,
  kind: string,
): Finish => ({ code, name, colour, material, base, kind })

/** Everything the demonstration's goods are made of. */
export const finishes = {
  linen: finish('linen', 'лён песочный', '#D8C7A9', 'fabric', 'Бежевый', 'Лён'),
  boucle: finish('boucle', 'букле молочное', '#E9E2D3', 'fabric', 'Белый', 'Букле'),
  rust: finish('rust', 'рогожка терракота', '#B65A38', 'fabric', 'Коричневый', 'Рогожка'),
  forest: finish('forest', 'велюр изумрудный', '#3F6650', 'fabric', 'Зелёный', 'Велюр'),
  denim: finish('denim', 'шенилл джинс', '#4A6487', 'fabric', 'Синий', 'Шенилл'),
  grey: finish('grey', 'рогожка серая', '#8C8B88', 'fabric', 'Серый', 'Рогожка'),
  graphiteFabric: finish('graphite-fabric', 'велюр графит', '#4B4C50', 'fabric', 'Серый', 'Велюр'),
  mustard: finish('mustard', 'букле горчица', '#D3A23C', 'fabric', 'Жёлтый', 'Букле'),
  powder: finish('powder', 'велюр пудра', '#D3A79B', 'fabric', 'Розовый', 'Велюр'),
  oak: finish('oak', 'дуб натуральный', '#CFA977', 'wood', 'Бежевый', 'Дуб'),
  walnut: finish('walnut', 'орех', '#7B573D', 'wood', 'Коричневый', 'Орех'),
  ash: finish('ash', 'ясень светлый', '#DDC8A4', 'wood', 'Бежевый', 'Ясень'),
  wenge: finish('wenge', 'венге', '#463429', 'wood', 'Коричневый', 'Шпон'),
  white: finish('white', 'белый', '#ECE9E3', 'paint', 'Белый', 'МДФ'),
  graphite: finish('graphite', 'графит', '#45474A', 'paint', 'Серый', 'МДФ'),
  sage: finish('sage', 'шалфей', '#9BA88E', 'paint', 'Зелёный', 'МДФ'),
  blackMetal: finish('black-metal', 'чёрный металл', '#2B2B2D', 'metal', 'Чёрный', 'Металл'),
  brass: finish('brass', 'латунь', '#C29F5C', 'metal', 'Жёлтый', 'Металл'),
  chrome: finish('chrome', 'хром', '#B9BDC1', 'metal', 'Серый', 'Металл'),
} as const satisfies Record<string, Finish>

export type FinishName = keyof typeof finishes

const soft: FinishName[] = [
  'linen',
  'rust',
  'forest',
  'boucle',
  'grey',
  'denim',
  'graphiteFabric',
  'mustard',
  'powder',
]
const wood: FinishName[] = ['oak', 'walnut', 'ash', 'white', 'graphite', 'wenge', 'sage']
const metal: FinishName[] = ['brass', 'blackMetal', 'chrome']

/** Which finishes a kind of goods comes in. */
export const finishGroups = {
  soft,
  wood,
  metal,
  rug: ['linen', 'boucle', 'grey', 'rust', 'denim', 'mustard'],
} as const satisfies Record<string, readonly FinishName[]>

export const baseColours: Record<string, string> = {
  Белый: '#F2EEE6',
  Бежевый: '#D8C3A0',
  Коричневый: '#7B573D',
  Серый: '#8C8B88',
  Чёрный: '#2B2B2D',
  Зелёный: '#3F6650',
  Синий: '#4A6487',
  Жёлтый: '#D3A23C',
  Розовый: '#D3A79B',
}
