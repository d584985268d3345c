import {
  maxModules,
  moveModule,
  type ProjectKind,
  placeModule,
} from '@svetlitsa/domain/project/project-module'
import type { ModuleOption } from './module-option.ts'

/** A module on the wall; the key distinguishes two modules of the same offer. */
export type PlacedOption = ModuleOption & { key: number; xCm: number }

export interface ProjectDraft {
  recordId: number | null
  guid: string | null
  kind: ProjectKind
  wallCm: number
  modules: PlacedOption[]
  nextKey: number
  /** Modules of the other kinds: looking at kitchens keeps the wardrobe. */
  aside: Partial<Record<ProjectKind, PlacedOption[]>>
  /** Modules removed by the last `clear`, for undo. */
  cleared: PlacedOption[]
}

export type DraftStep =
  | { type: 'placed'; option: ModuleOption }
  | { type: 'moved'; key: number; xCm: number }
  | { type: 'removed'; key: number }
  | { type: 'cleared' }
  | { type: 'undone' }
  | { type: 'wall'; wallCm: number }
  | { type: 'kind'; kind: ProjectKind }
  | { type: 'restored'; draft: ProjectDraft }
  | { type: 'saved'; recordId: number; guid: string }

export const emptyDraft: ProjectDraft = {
  recordId: null,
  guid: null,
  kind: 'wardrobe',
  wallCm: 320,
  modules: [],
  nextKey: 1,
  aside: {},
  cleared: [],
}

/** Applies a step to the draft; a step that is not possible returns the draft unchanged. */
export function reduceDraft(draft: ProjectDraft, step: DraftStep): ProjectDraft {
  switch (step.type) {
    case 'placed': {
      const xCm = placeModule(draft.modules, step.option, draft.wallCm)
      if (xCm === null || draft.modules.length >= maxModules) return draft
      const placed = { ...step.option, xCm, key: draft.nextKey }
      return {
        ...draft,
        modules: [...draft.modules, placed],
        nextKey: draft.nextKey + 1,
        cleared: [],
      }
    }
    case 'moved': {
      const moved = draft.modules.find(({ key }) => key === step.key)
      const others = draft.modules.filter(({ key }) => key !== step.key)
      const xCm = moved ? moveModule(others, { ...moved, xCm: step.xCm }, draft.wallCm) : null
      if (!moved || xCm === null) return draft
      return {
        ...draft,
        modules: draft.modules.map((module) =>
          module.key === step.key ? { ...module, xCm } : module,
        ),
      }
    }
    case 'removed':
      return { ...draft, modules: draft.modules.filter(({ key }) => key !== step.key) }
    case 'cleared':
      return { ...draft, modules: [], cleared: draft.modules }
    case 'undone':
      return fitWall({ ...draft, modules: draft.cleared, cleared: [] })
    case 'wall':
      // A wall is never made shorter than its modules need.
      return { ...draft, wallCm: Math.max(step.wallCm, getShortestWallCm(draft)) }
    case 'kind':
      if (step.kind === draft.kind) return draft
      return fitWall({
        ...draft,
        kind: step.kind,
        modules: draft.aside[step.kind] ?? [],
        aside: { ...draft.aside, [draft.kind]: draft.modules },
        cleared: [],
      })
    case 'restored':
      return step.draft
    case 'saved':
      return { ...draft, recordId: step.recordId, guid: step.guid }
  }
}

/** Restored modules may come from a longer wall. */
function fitWall(draft: ProjectDraft): ProjectDraft {
  return { ...draft, wallCm: Math.max(draft.wallCm, getShortestWallCm(draft)) }
}

/** The right edge of the farthest module. */
export function getShortestWallCm({ modules }: Pick<ProjectDraft, 'modules'>): number {
  return Math.max(0, ...modules.map(({ xCm, widthCm }) => xCm + widthCm))
}

/** Free length of the floor, in cm. */
export function getFreeCm({ modules, wallCm }: ProjectDraft): number {
  const occupiedCm = modules
    .filter(({ row }) => row === 'floor')
    .reduce((sum, { widthCm }) => sum + widthCm, 0)
  return wallCm - occupiedCm
}

/** Total price of the modules on the wall. */
export function sumModules({ modules }: ProjectDraft): number {
  return modules.reduce((sum, { price }) => sum + price, 0)
}

/** Whether a module on the wall is no longer available. */
export function isSoldOut({ modules }: ProjectDraft): boolean {
  return modules.some(({ isSold }) => !isSold)
}

/** Counts the modules per offer, for the basket. */
export function countOffers(modules: readonly PlacedOption[]) {
  const counted = new Map<number, number>()
  for (const { offerId } of modules) counted.set(offerId, (counted.get(offerId) ?? 0) + 1)
  return [...counted].map(([offerId, quantity]) => ({ offerId, quantity }))
}
