import { articleOf } from './article-of.ts'
import { finishGroups } from './finish-groups.ts'
import { finishOf } from './finishes.ts'
import type { Row } from './goods.ts'
import { kinds } from './kinds.ts'
import { kitRecipes } from './kit-recipes.ts'
import { pictureFile } from './picture-file.ts'
import { sections as roots, type SectionSeed } from './sections.ts'
import type { SoldKind } from './sold-kinds.ts'

/** Leaves that sell kits of other leaves' goods. */
const kitSections = new Set(kitRecipes.map(({ section }) => section))

/** The tree of what is sold: a branch without goods is left out. */
export function makeSections(sold: readonly SoldKind[]): {
  sections: Row[]
  leafIds: number[]
  sectionId: (code: string) => number
} {
  const sections: Row[] = []
  const leafIds: number[] = []
  const ids = new Map<string, number>()
  const bySection = new Map(sold.map((kind) => [kind.section, kind]))
  const isSold = ({ code, children }: SectionSeed): boolean =>
    children?.some(isSold) ?? (bySection.has(code) || kitSections.has(code))

  const add = (seed: SectionSeed, above: readonly number[], position: number): void => {
    const id = sections.length + 1
    ids.set(seed.code, id)
    const path = [...above, id]
    sections.push({
      id,
      code: seed.code,
      parent_id: above.at(-1) ?? null,
      path,
      name: seed.name,
      name_kk: seed.nameKk,
      name_en: seed.nameEn,
      picture: pictureOf(seed, bySection, position),
      ...articleOf(seed.code),
      seo_title: null,
      seo_description: null,
      position,
      is_active: true,
    })
    const children = seed.children?.filter(isSold) ?? []
    if (children.length === 0) leafIds.push(id)
    for (const [at, child] of children.entries()) add(child, path, at + 1)
  }
  for (const [at, root] of roots.filter(isSold).entries()) add(root, [], at + 1)
  return {
    sections,
    leafIds,
    sectionId: (code) => {
      const id = ids.get(code)
      if (id === undefined) throw new Error(`no section ${code}`)
      return id
    },
  }
}

/** A section shows a thing of its first leaf, in one of the finishes that come with it. */
function pictureOf(
  seed: SectionSeed,
  sold: ReadonlyMap<string, SoldKind>,
  position: number,
): string | null {
  const shown = firstSold(seed, sold)
  const models = shown?.shownBy ?? []
  const model = models[position % Math.max(1, models.length)]
  const studio = model && [...model.pictures.values()][position % model.pictures.size]?.[0]
  if (studio) return studio.file
  const kind = kinds.find(({ drawing }) => drawing === seed.drawing)
  const size = kind?.sizes[0]
  const group = kind && finishGroups[kind.finishes]
  const finish = group?.[position % group.length]
  return size && finish
    ? pictureFile(seed.drawing, position, size, finishOf(finish), 'front')
    : null
}

function firstSold(
  { code, children }: SectionSeed,
  sold: ReadonlyMap<string, SoldKind>,
): SoldKind | undefined {
  if (!children) return sold.get(code)
  return children.map((child) => firstSold(child, sold)).find(Boolean)
}
