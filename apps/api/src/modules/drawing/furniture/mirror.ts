import { box } from '../solid/box.ts'
import { post } from '../solid/post.ts'
import type { Solid } from '../solid/solid.ts'
import type { Furniture } from './model.ts'

const glass = { colour: '#D3DADA', texture: null, gloss: 0.9 }

/** A round mirror on the wall, or a long one that leans on it. */
export const mirror: Furniture = ({ width, height, finish }) => {
  if (Math.abs(width - height) < 4) {
    const middle = height / 2
    return [
      post([0, 2, middle], [0, -2, middle], width / 2, finish),
      shine(post([0, -2, middle], [0, -2.3, middle], width / 2 - 2.2, glass), width),
    ]
  }
  const [x, edge] = [width / 2, 2.4]
  return [
    box([-x, -1.5, 0], [-x + edge, 1.5, height], { material: finish, along: [0, 0, 1] }),
    box([x - edge, -1.5, 0], [x, 1.5, height], { material: finish, along: [0, 0, 1] }),
    box([-x + edge, -1.5, height - edge], [x - edge, 1.5, height], { material: finish }),
    box([-x + edge, -1.5, 0], [x - edge, 1.5, edge], { material: finish }),
    shine(
      box([-x + edge, -0.6, edge], [x - edge, 0.4, height - edge], { material: glass, dimsCm: 0 }),
      width,
    ),
  ]
}

/** Two slanted gleams, by which the eye knows glass. */
function shine(pane: Solid, width: number): Solid {
  const { low, high } = pane.bounds
  const [y, middle] = [low[1] - 0.05, (low[2] + high[2]) / 2]
  const reach = width * 0.2
  const gleam = (shift: number, widthCm: number) => ({
    points: [
      [shift - reach, y, middle - reach * 1.3],
      [shift + reach, y, middle + reach * 1.3],
    ] as const,
    tone: 'light' as const,
    widthCm,
    normal: [0, -1, 0] as const,
  })
  return {
    ...pane,
    seams: [gleam(-width * 0.06, width * 0.09), gleam(width * 0.12, width * 0.035)],
  }
}
