import { buildBooks } from '../decoration/build-books.ts'
import { buildGrasses } from '../decoration/build-grasses.ts'
import { buildPlant } from '../decoration/build-plant.ts'
import { buildPrint } from '../decoration/build-print.ts'
import { createMaterial, oak, walnut } from '../material/material.ts'
import type { DrawnProduct } from '../picture/drawing-path.ts'
import { buildSofa } from '../seating/build-sofa.ts'
import { buildChest } from '../storage/build-chest.ts'
import { buildRoundTable } from '../tables/build-round-table.ts'
import { buildTable } from '../tables/build-table.ts'
import { buildRug } from '../textiles/build-rug.ts'
import { listAccessories } from './list-accessories.ts'
import { placeFurniture, toSceneItem } from './place-furniture.ts'
import type { SceneItem } from './scene-item.ts'

const linen = createMaterial('#DCCDB2', 'weave')

const carpet = createMaterial('#E2D8C6', 'pile')

interface ProductSetting {
  items: SceneItem[]
  /** The visible width of the room in cm. */
  visibleWidthCm: number
  /** Eye level in cm. */
  level: number
}

/** Returns the furniture around a product in its room, and the visible width of the room. */
export function buildProductSetting(
  { kind, widthCm: width, depthCm: depth, heightCm: height, style }: DrawnProduct,
  productSolids: SceneItem['solids'],
  wallY: number,
): ProductSetting {
  const productItem = toSceneItem(productSolids)
  const floorRug = placeFurniture(
    buildRug,
    [Math.max(200, width * 1.25), Math.max(140, depth * 1.4), 1],
    carpet,
    [0, -depth * 0.45, 0],
    { style: 3 },
  )
  const visibleWidthCm = Math.max(270, width * 1.5, height * 1.7)
  const side = Math.min(visibleWidthCm / 2 - 30, width / 2 + 50)
  switch (kind) {
    case 'mirror':
      return height > 100
        ? {
            items: [productItem, toSceneItem(buildPlant([72, 10, 0], 110))],
            visibleWidthCm: 270,
            level: 110,
          }
        : {
            items: [
              { solids: productSolids, position: [0, wallY - 3, 122] },
              placeFurniture(buildChest, [120, 44, 88], oak, [0, wallY - 24, 0], { style }),
              toSceneItem(buildGrasses([38, wallY - 26, 88], 46)),
              toSceneItem(buildBooks([-34, wallY - 26, 88])),
            ],
            visibleWidthCm: 290,
            level: 118,
          }
    case 'pendant-lamp':
      return {
        items: [
          { solids: productSolids, position: [0, -20, 142] },
          placeFurniture(buildTable, [160, 86, 75], oak, [0, -20, 0], { style: 3 }),
          toSceneItem(buildGrasses([0, -20, 75], 40)),
        ],
        visibleWidthCm: 300,
        level: 120,
      }
    case 'table-lamp':
      return {
        items: [
          { solids: productSolids, position: [-20, wallY - 26, 84] },
          placeFurniture(buildChest, [110, 44, 84], oak, [0, wallY - 26, 0], { style: style + 1 }),
          toSceneItem(buildBooks([26, wallY - 26, 84])),
          toSceneItem(buildPrint(34, wallY, 128, 40, 50, style)),
        ],
        visibleWidthCm: 230,
        level: 112,
      }
    case 'floor-lamp':
      return {
        items: [
          { solids: productSolids, position: [92, wallY - 30, 0] },
          placeFurniture(buildSofa, [174, 92, 80], linen, [-28, wallY - 52, 0], { style }),
          floorRug,
        ],
        visibleWidthCm: 300,
        level: 104,
      }
    case 'rug':
    case 'runner':
      return {
        items: [
          productItem,
          placeFurniture(buildSofa, [200, 90, 80], linen, [0, Math.max(60, depth / 2 - 20), 0], {
            style,
          }),
          placeFurniture(buildRoundTable, [70, 70, 38], walnut, [0, -10, 1]),
        ],
        visibleWidthCm: 340,
        level: 128,
      }
    case 'cushion':
      return {
        items: [
          placeFurniture(buildSofa, [228, 92, 82], linen, [0, 0, 0], { style }),
          { solids: productSolids, position: [30, -16, 45] },
        ],
        visibleWidthCm: 250,
        level: 96,
      }
    default:
      return {
        items: [
          productItem,
          ...(height < 70 || kind === 'bed' || kind === 'table' ? [floorRug] : []),
          ...listAccessories({ kind, height, side, wallY, style, visibleWidthCm }),
        ],
        visibleWidthCm,
        level: height > 150 ? 124 : 108,
      }
  }
}
