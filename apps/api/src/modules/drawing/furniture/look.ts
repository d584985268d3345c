import { blackMetal, brass, type Material, oak, walnut } from '../paint/material.ts'

/** One of several looks, by the style's number; `turn` lets two choices differ. */
export function look<T>(style: number, choices: readonly [T, ...T[]], turn = 0): T {
  const at = Math.floor((style * 7 + turn * 3 + Math.floor(style / 5) * turn) % choices.length)
  return choices[at] ?? choices[0]
}

/** Legs and small frames of soft furniture. */
export function legMaterial(style: number): Material {
  return look(style, [oak, walnut, blackMetal, oak, brass])
}
