import type { TextShape } from '../translator/text-shape.ts'
import type { furnitureCare as source } from './ru.ts'

export const furnitureCare: TextShape<typeof source> = {
  intro:
    'Furniture lasts longer when it is wiped, not washed. Try any product first where it does not show.',
  materials: {
    wood: {
      title: 'Wood and veneer',
      daily: 'Once a week wipe along the grain with a soft cloth, slightly damp, then a dry one.',
      stains:
        'Blot water at once. The ring of a hot cup goes with furniture wax; a wax pencil of the same tone closes a deep scratch.',
      never: 'Keep it a metre from the radiator and use no powder: the varnish turns dull.',
    },
    fabric: {
      title: 'Fabric and velour',
      daily: 'Vacuum once a week with the furniture nozzle; velour along the pile.',
      stains:
        'Blot, do not rub, and lift with upholstery foam from the edge inwards. Dry without heat.',
      never: 'Neither bleach nor steam: the fabric shrinks and the pile lies flat for good.',
    },
    leather: {
      title: 'Leather and faux leather',
      daily: 'Wipe with a soft damp cloth and no product; give leather its cream twice a year.',
      stains:
        'Dust grease with talc for an hour; take ink off with a leather cleaner as soon as you can.',
      never: 'No spirit, no acetone and no direct sun: leather fades and cracks.',
    },
    metalAndGlass: {
      title: 'Metal and glass',
      daily: 'Clean glass with a mild product, chrome and brass with a soft dry cloth.',
      stains: 'Limescale goes with water and a drop of vinegar; rinse and wipe dry.',
      never: 'No scouring pad: scratches in glass and coating stay.',
    },
    kitchen: {
      title: 'Kitchen fronts and worktops',
      daily:
        'Wipe water by the sink at once: edges dislike damp. For fronts a cloth and mild soap.',
      stains: 'Dish soap takes grease; coffee and beetroot on stone want a soft paste.',
      never: 'Nothing hot without a stand, and no cutting on the worktop.',
    },
    mattress: {
      title: 'Mattress',
      daily: 'Turn it every three months and let it air for an hour in the morning.',
      stains: 'Blot with cold soapy water and dry it upright by a window.',
      never:
        'Neither bend it nor jump on it: springs lose their shape. A cover saves it from the rest.',
    },
  },
  help: 'Did not help? Call us: a craftsman will advise or come. Under the warranty it is free.',
}
