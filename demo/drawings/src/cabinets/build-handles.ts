import { pickByStyle } from '../furniture/furniture-model.ts'
import { blackMetal, brass, darkGap } from '../material/material.ts'
import { buildBox } from '../solid/build-box.ts'
import { buildBall } from '../solid/build-lathe.ts'
import { buildPost } from '../solid/build-post.ts'
import type { Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'
import type { Front, Handle } from './cabinet-plan.ts'

/** The handle of one front. */
export function buildHandles(
  front: Front,
  handle: Handle,
  [a, b, c, d]: readonly [number, number, number, number],
  y: number,
  style: number,
): Solid[] {
  const metal = pickByStyle(style, [blackMetal, brass, blackMetal], 2)
  const [middle, level] = [(a + b) / 2, (c + d) / 2]
  const isDrawer = front.kind === 'drawer'
  const edge = front.opens === 'left' ? a + 4 : b - 4
  if (handle === 'knob') {
    const position: Vector = isDrawer ? [middle, y - 2.2, level] : [edge, y - 2.2, level]
    return [buildBall(position, 1.5, metal)]
  }
  if (handle === 'groove') {
    const strip = isDrawer
      ? buildBox([a, y - 0.1, d - 1.6], [b, y + 0.2, d], { material: darkGap, dimsCm: 0 })
      : buildBox(
          [edge > middle ? b - 1.6 : a, y - 0.1, c],
          [edge > middle ? b : a + 1.6, y + 0.2, d],
          {
            material: darkGap,
            dimsCm: 0,
          },
        )
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
  return [buildPost(from, to, 0.6, metal)]
}

const handles: readonly [Handle, ...Handle[]] = ['bar', 'knob', 'groove', 'long']

/** Returns the handle of a style. */
export const pickHandle = (style: number) => pickByStyle(style, handles, 1)
