import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { buildBox } from '../solid/build-box.ts'
import { buildPost } from '../solid/build-post.ts'
import type { Solid } from '../solid/solid.ts'

const glass = { colour: '#D3DADA', texture: null, gloss: 0.9 }

/** A round wall mirror, or a long mirror leaning against the wall. */
export const buildMirror: BuildFurniture = ({ width, height, finish }) => {
  if (Math.abs(width - height) < 4) {
    const middle = height / 2
    return [
      buildPost([0, 2, middle], [0, -2, middle], width / 2, finish),
      buildShine(buildPost([0, -2, middle], [0, -2.3, middle], width / 2 - 2.2, glass), width),
    ]
  }
  const [x, edge] = [width / 2, 2.4]
  return [
    buildBox([-x, -1.5, 0], [-x + edge, 1.5, height], { material: finish, along: [0, 0, 1] }),
    buildBox([x - edge, -1.5, 0], [x, 1.5, height], { material: finish, along: [0, 0, 1] }),
    buildBox([-x + edge, -1.5, height - edge], [x - edge, 1.5, height], { material: finish }),
    buildBox([-x + edge, -1.5, 0], [x - edge, 1.5, edge], { material: finish }),
    buildShine(
      buildBox([-x + edge, -0.6, edge], [x - edge, 0.4, height - edge], {
        material: glass,
        dimsCm: 0,
      }),
      width,
    ),
  ]
}

/** Two slanted highlights that make glass recognizable. */
function buildShine(pane: Solid, width: number): Solid {
  const { low, high } = pane.bounds
  const [y, middle] = [low[1] - 0.05, (low[2] + high[2]) / 2]
  const reach = width * 0.2
  const buildGleam = (shift: number, widthCm: number) => ({
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
    seams: [buildGleam(-width * 0.06, width * 0.09), buildGleam(width * 0.12, width * 0.035)],
  }
}
