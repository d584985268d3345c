const soft = [
  'linen',
  'rust',
  'forest',
  'boucle',
  'grey',
  'denim',
  'graphite-fabric',
  'mustard',
  'powder',
  'olive',
  'milk',
  'navy',
]
const wood = ['oak', 'walnut', 'ash', 'white', 'graphite', 'wenge', 'sage', 'cream']
const metal = ['brass', 'black-metal', 'white-metal', 'chrome']

/** Finishes of a kind of product while the studio has no pictures of it. */
export const finishGroups: Readonly<Record<string, readonly string[]>> = {
  soft,
  softBed: soft,
  wood,
  woodSmall: ['oak', 'walnut', 'ash', 'white', 'graphite', 'brass'],
  front: ['white', 'oak', 'graphite', 'sage', 'cream', 'walnut', 'blue-smoke'],
  chair: [...soft.slice(0, 7), 'oak', 'walnut', 'ash'],
  office: ['graphite-fabric', 'grey', 'denim', 'linen', 'graphite-weave'],
  kids: ['white', 'oak', 'ash', 'sage', 'blush', 'blue-smoke'],
  lamp: metal,
  frame: ['oak', 'walnut', 'black-metal', 'brass', 'white'],
  mattress: ['sheet', 'sheet-sand', 'boucle', 'linen'],
  rug: ['rug-cream', 'rug-grey', 'rug-rust', 'rug-denim', 'rug-mustard'],
  cushion: soft,
  curtain: ['linen', 'milk', 'sheer', 'sheet-sage', 'grey'],
  garden: ['rattan', 'black-metal', 'white-metal', 'ash'],
  vase: ['ceramic', 'ceramic-white', 'ceramic-terracotta', 'ceramic-black', 'glass-smoke'],
  plant: ['leaf'],
  tableware: ['ceramic-white', 'ceramic', 'ceramic-black', 'ceramic-terracotta'],
}
