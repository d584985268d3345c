import { mixed } from '../paint/colour.ts'
import { blackMetal, brass, darkGap, type Material, oak } from '../paint/material.ts'
import { box } from '../solid/box.ts'
import { orb } from '../solid/orb.ts'
import { post } from '../solid/post.ts'
import type { Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'
import { look, type Model } from './model.ts'

export const GAP_CM = 0.4
const BOARD_CM = 1.9

export type Handle = 'bar' | 'knob' | 'groove' | 'long'

/** One front of a cabinet, in shares of the space for fronts. */
export interface Front {
  left: number
  right: number
  low: number
  high: number
  kind: 'drawer' | 'door' | 'open' | 'mirror' | 'slats'
  /** At which edge a door is opened. */
  opens?: 'left' | 'right'
}

interface CabinetPlan {
  /** Height of legs or plinth under the body. */
  foot: number
  stands: 'legs' | 'plinth' | 'wall'
  fronts: readonly Front[]
  handle: Handle
  frontMaterial?: Material
  topOverhang?: number
}

/** A body of boards with fronts before it. */
export function cabinet(model: Model, plan: CabinetPlan): Solid[] {
  const { width, depth, height, finish } = model
  const [x, y] = [width / 2, depth / 2]
  const over = plan.topOverhang ?? 0
  const top = height - BOARD_CM
  return [
    box([-x, -y + BOARD_CM + 0.3, plan.foot], [-x + BOARD_CM, y, top], board(finish)),
    box([x - BOARD_CM, -y + BOARD_CM + 0.3, plan.foot], [x, y, top], board(finish)),
    box([-x + BOARD_CM, -y + 4, plan.foot], [x - BOARD_CM, y, top], inside(plan, finish)),
    box([-x - over, -y - over + 0.3, top], [x + over, y, height], {
      material: finish,
      along: [1, 0, 0],
      dimsCm: 2.5,
    }),
    ...standOf(model, plan),
    ...plan.fronts.flatMap((front) => frontOf(model, plan, front)),
  ]
}

const board = (material: Material) => ({ material, along: [0, 0, 1] as Vector, dimsCm: 0 })

function inside(plan: CabinetPlan, finish: Material) {
  const hasOpening = plan.fronts.some(({ kind }) => kind === 'open')
  return {
    material: hasOpening ? { ...finish, colour: mixed(finish.colour, '#2a2018', 0.45) } : darkGap,
  }
}

function standOf({ width, depth, finish, style }: Model, plan: CabinetPlan): Solid[] {
  const [x, y] = [width / 2, depth / 2]
  if (plan.stands === 'wall') return []
  if (plan.stands === 'plinth') {
    const dark = { ...finish, colour: mixed(finish.colour, '#2a2018', 0.5) }
    return [box([-x + 1, -y + 5, 0], [x - 1, y - 1, plan.foot], { material: dark })]
  }
  const metal = look(style, [finish, blackMetal, oak, brass])
  return [-1, 1].flatMap((a) =>
    [-1, 1].map((b) =>
      post(
        [a * (x - 5) + a * 1.5, b * (y - 5), 0],
        [a * (x - 6), b * (y - 6), plan.foot],
        [1, 1.7],
        metal,
      ),
    ),
  )
}

function frontOf(model: Model, plan: CabinetPlan, front: Front): Solid[] {
  const { width, depth, height, finish } = model
  const [left, wide] = [-width / 2 + 0.3, width - 0.6]
  const [low, high] = [plan.foot + 0.3, height - BOARD_CM - plan.foot - 0.6]
  const [a, b] = [left + wide * front.left + GAP_CM / 2, left + wide * front.right - GAP_CM / 2]
  const [c, d] = [low + high * front.low + GAP_CM / 2, low + high * front.high - GAP_CM / 2]
  const y = -depth / 2
  if (front.kind === 'open') return shelvesIn(model, [a, b, c, d])
  const material = plan.frontMaterial ?? finish
  const along: Vector = front.kind === 'drawer' ? [1, 0, 0] : [0, 0, 1]
  const panel = outlined(
    box([a, y, c], [b, y + BOARD_CM, d], { material, along, dimsCm: 0 }),
    [a, b, c, d],
    y,
  )
  return [
    panel,
    ...handlesOf(front, plan.handle, [a, b, c, d], y, model.style),
    ...facing(front, [a, b, c, d], y, material),
  ]
}

/** The dark line of the gap round a front. */
function outlined(
  panel: Solid,
  [a, b, c, d]: readonly [number, number, number, number],
  y: number,
): Solid {
  const points: Vector[] = [
    [a, y, c],
    [b, y, c],
    [b, y, d],
    [a, y, d],
    [a, y, c],
  ]
  return { ...panel, seams: [{ points, tone: 'dark', widthCm: GAP_CM, normal: [0, -1, 0] }] }
}

function shelvesIn(
  { depth, finish }: Model,
  [a, b, c, d]: readonly [number, number, number, number],
): Solid[] {
  const y = -depth / 2
  return [
    box([a, y + 0.6, c - 1], [b, y + 4, c + 1], { material: finish }),
    box([a, y + 0.6, d - 1], [b, y + 4, d + 1], { material: finish }),
  ]
}

function handlesOf(
  front: Front,
  handle: Handle,
  [a, b, c, d]: readonly [number, number, number, number],
  y: number,
  style: number,
): Solid[] {
  const metal = look(style, [blackMetal, brass, blackMetal], 2)
  const [middle, level] = [(a + b) / 2, (c + d) / 2]
  const isDrawer = front.kind === 'drawer'
  const edge = front.opens === 'left' ? a + 4 : b - 4
  if (handle === 'knob') {
    const at: Vector = isDrawer ? [middle, y - 2.2, level] : [edge, y - 2.2, level]
    return [orb(at, 1.5, metal)]
  }
  if (handle === 'groove') {
    const strip = isDrawer
      ? box([a, y - 0.1, d - 1.6], [b, y + 0.2, d], { material: darkGap, dimsCm: 0 })
      : box([edge > middle ? b - 1.6 : a, y - 0.1, c], [edge > middle ? b : a + 1.6, y + 0.2, d], {
          material: darkGap,
          dimsCm: 0,
        })
    return [strip]
  }
  const long = Math.min(handle === 'long' ? 60 : 16, (isDrawer ? b - a : d - c) * 0.6) / 2
  const [from, to]: readonly [Vector, Vector] = isDrawer
    ? [
        [middle - long, y - 2.4, level],
        [middle + long, y - 2.4, level],
      ]
    : [
        [edge, y - 2.4, level - long],
        [edge, y - 2.4, level + long],
      ]
  return [post(from, to, 0.6, metal)]
}

/** A mirror or slats on a door. */
function facing(
  front: Front,
  [a, b, c, d]: readonly [number, number, number, number],
  y: number,
  material: Material,
): Solid[] {
  if (front.kind === 'mirror') {
    const glass = { colour: '#C9D3D4', texture: null, gloss: 1 }
    return [box([a + 2.5, y - 0.3, c + 2.5], [b - 2.5, y, d - 2.5], { material: glass, dimsCm: 0 })]
  }
  if (front.kind !== 'slats') return []
  const count = Math.max(4, Math.round((b - a) / 4))
  const step = (b - a) / count
  return Array.from({ length: count }, (_, at) =>
    box([a + at * step + step * 0.18, y - 1.1, c], [a + (at + 1) * step - step * 0.18, y, d], {
      material,
      along: [0, 0, 1],
      dimsCm: 0,
    }),
  )
}

/** Fronts in columns of equal drawers or single doors. */
export function columns(
  plan: readonly { share: number; fronts: readonly Front['kind'][] }[],
): Front[] {
  const whole = plan.reduce((sum, { share }) => sum + share, 0)
  let left = 0
  return plan.flatMap(({ share, fronts }, column) => {
    const right = left + share / whole
    const made = fronts.map(
      (kind, at): Front => ({
        left,
        right,
        low: at / fronts.length,
        high: (at + 1) / fronts.length,
        kind,
        opens: column % 2 === 0 ? 'right' : 'left',
      }),
    )
    left = right
    return made
  })
}
